import { SendingFailed, type OutgoingMessage } from '../domains/messages/message.ts';
import type { Messengers } from '../domains/messages/messengers.ts';
import { createOutbox, type Outbox } from '../domains/messages/outbox.ts';
import type { TestApi } from './test-api.ts';

export type Sent = OutgoingMessage & { channel: 'sms' | 'mail'; subject?: string };

/** Providers that keep what they are given, oldest first; while `isDown`, they refuse it. */
export function createPostOffice() {
  const office = {
    sent: [] as Sent[],
    isDown: false,
    messengers: undefined as unknown as Messengers,
    sms: undefined as unknown as Messengers['sms'] & { serves: () => true; refuse: () => Promise<undefined> },
    /** An outbox of the shop, as another process has one. */
    outboxOf: ({ database, time }: Pick<TestApi, 'database' | 'time'>): Outbox =>
      createOutbox({
        database,
        clock: () => time.now,
        log: { warn: () => undefined } as never,
        messengers: office.messengers,
        sms: office.sms,
      }),
  };
  const sender = (channel: Sent['channel']) => ({
    send: async (message: OutgoingMessage) => {
      if (office.isDown) throw new SendingFailed('down');
      office.sent.push({ channel, ...message });
      return Promise.resolve();
    },
  });
  office.messengers = { sms: sender('sms'), mail: sender('mail'), hasStandIn: false };
  office.sms = { send: office.messengers.sms.send, serves: () => true, refuse: async () => undefined };
  return office;
}
