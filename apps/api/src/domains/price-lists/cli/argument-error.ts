/** What is wrong with the command line. */
export type ArgumentFault =
  /** The message of Node's `parseArgs`. */
  | { code: 'not-understood'; message: string }
  | { code: 'no-file-named' }
  | { code: 'several-files'; others: readonly string[] }
  | { code: 'bad-column'; column: string }
  | { code: 'bad-lead-days'; max: number }
  | { code: 'bad-decimal' };

/** A wrong argument; the import did not start. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
  readonly fault: ArgumentFault;

  constructor(fault: ArgumentFault) {
    super(fault.code);
    this.fault = fault;
  }
}
