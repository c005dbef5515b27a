//! companion
