import { DemoMessage } from '@partshop/api-client/contract';
import { z } from 'zod';
import { good, type TestApi, type Visitor } from './test-api.ts';

/** The messages that the stand-ins stored for a visitor, the newest first. */
export function createInbox({ settled }: Pick<TestApi, 'settled'>) {
  async function messages(guest: Visitor): Promise<DemoMessage[]> {
    await settled();
    return good(guest.get('/services/dev/messages'), z.array(DemoMessage));
  }
  /** The code of the newest message. */
  async function code(guest: Visitor): Promise<string> {
    const [newest] = await messages(guest);
    const [found] = /\b\d{6}\b/.exec(newest?.text ?? '') ?? [];
    if (found === undefined) throw new Error('No message with a code.');
    return found;
  }
  return { messages, code };
}

/** A code that differs from this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
