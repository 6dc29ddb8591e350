/** Enough to keep the server busy. */
const AT_ONCE = 8;

/**
 * Asks for many addresses, some at a time, and reads each answer. It does not follow redirects. Playwright's own requests would write
 * every answer into the trace of the test.
 */
export async function askAll(
  addresses: readonly string[],
  read: (answer: Response, index: number) => Promise<void> | void,
): Promise<void> {
  const queue = addresses.entries();
  const askInTurn = async () => {
    for (const [index, address] of queue) {
      const answer = await fetch(address, { redirect: 'manual' });
      await read(answer, index);
      if (!answer.bodyUsed) await answer.body?.cancel();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
}
