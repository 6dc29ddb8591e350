import { expect } from '@playwright/test';

/** Enough to keep the server busy. */
const AT_ONCE = 8;

/**
 * Asks for many addresses, some at a time, and reads each answer. It does not follow redirects. `comesBack`: a busy shop that answers 503
 * is asked again, as crawlers do. Playwright's own requests would write every answer into the trace of the test.
 */
export async function askAll(
  addresses: readonly string[],
  read: (answer: Response, index: number) => Promise<void> | void,
  { comesBack = false } = {},
): Promise<void> {
  const queue = addresses.entries();
  const askInTurn = async () => {
    for (const [index, address] of queue) {
      const answer = await (comesBack ? askAgain(address) : ask(address));
      await read(answer, index);
      if (!answer.bodyUsed) await answer.body?.cancel();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
}

const ask = async (address: string): Promise<Response> => fetch(address, { redirect: 'manual' });

async function askAgain(address: string): Promise<Response> {
  let answer = await ask(address);
  await expect(async () => {
    if (answer.status === 503) {
      await answer.body?.cancel();
      answer = await ask(address);
    }
    expect(answer.status, address).not.toBe(503);
  }).toPass();
  return answer;
}
