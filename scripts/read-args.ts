import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the command line as `parseArgs` does. Prints `usage` and exits: with 0 for `--help`, with 2 for a wrong option. */
export function readArgs<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}
