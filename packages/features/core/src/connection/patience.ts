import type { Connection } from './connection.ts';

let connection: Connection | null = null;

/** Sets the connection of this document; the shell calls it in a browser. A server has none: there a lost request is lost. */
export function setConnection(ofDocument: Connection | null): void {
  connection = ofDocument;
}

export const theConnection = (): Connection | null => connection;

type Patience = {
  /** Whether the error means that no response came. */
  isLost: (error: unknown) => boolean;
  /** How often a lost request is sent again while the shop can be reached: only that request failed. */
  repeats: number;
};

/**
 * Sends a request that only reads. If no response comes because the shop cannot be reached, waits until it can, and sends the
 * request again. So a page that loads survives a lost connection.
 */
export async function patiently<Result>(send: () => Promise<Result>, { isLost, repeats }: Patience): Promise<Result> {
  // A module that failed once may fail for ever: Chromium remembers it, and the modules that it needs.
  if (connection?.isHopeless()) await connection.awaitReturn();
  try {
    return await send();
  } catch (error) {
    if (connection === null || !isLost(error)) throw error;
    if (await connection.awaitReturn()) return patiently(send, { isLost, repeats });
    if (repeats === 0) throw error;
    return patiently(send, { isLost, repeats: repeats - 1 });
  }
}
