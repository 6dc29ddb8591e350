/** What the person at the terminal can act on: the message is shown as it is, without a stack. Nothing was applied. */
export class ImportError extends Error {
  override name = 'ImportError';
}
