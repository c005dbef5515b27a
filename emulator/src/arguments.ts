// Reads the few command-line options of the Node programs.
//
// Invariant: what is not understood ends in one sentence, never in a guess.

export interface Options {
  image: string;
  port: number;
}

/** @param args without node and the script; throws an `Error` with a sentence for the user */
export function readArguments(args: string[], withPort: boolean): Options {
  const options: Options = { image: '', port: 0 };
  for (let i = 0; i < args.length; i += 2) {
    const [name, value] = [args[i], args[i + 1]];
    if (name === '--image' && value) options.image = value;
    else if (name === '--port' && withPort && value && /^\d{1,5}$/.test(value) && Number(value) < 65536) {
      options.port = Number(value);
    } else if (name === '--port' && withPort) throw new Error(`--port wants a number from 0 to 65535, not '${value ?? ''}'.`);
    else throw new Error(`I do not understand '${name}'; the options are --image PATH${withPort ? ' and --port N' : ''}.`);
  }
  if (!options.image) throw new Error('Tell me which firmware to run: --image PATH.');
  return options;
}
