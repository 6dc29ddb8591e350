/**
 * Messages that must reach somebody although a provider is down for a while, such as the confirmation of an order. They are
 * stored in the transaction that causes them, and sent after it, at most once.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { SendingFailed } from './message.ts';
import type { Messengers } from './messengers.ts';
import {
  deleteAbandoned,
  deleteMessage,
  keepMessages,
  postponeMessage,
  takeDueMessage,
  type DueMessage,
  type KeptMessage,
} from './outbox.queries.ts';
import type { SmsGate } from './sms/sms-gate.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** A later confirmation would help nobody. */
const KEPT_MS = 2 * 24 * 60 * MINUTE_MS;

export type Outbox = {
  /** Stores messages in the transaction that causes them. */
  keep: (trx: Transaction<Database>, messages: readonly KeptMessage[]) => Promise<void>;
  /** Sends what is due. A message that a provider rejects is tried again, after longer and longer waits, for two days. */
  sendDue: () => Promise<void>;
};

export type OutboxSetup = Pick<ApiSetup, 'database' | 'clock' | 'log'> & { messengers: Messengers; sms: SmsGate };

/** Holds nothing itself: any number of outboxes, in any number of processes, share the database's messages. */
export function createOutbox({ database: { db }, clock, log, messengers, sms }: OutboxSetup): Outbox {
  async function send({ channel, recipient: to, subject, text, session_id: sessionId }: DueMessage): Promise<void> {
    if (channel === 'sms') await sms.send({ to, text, sessionId });
    else await messengers.mail.send({ to, subject, text, sessionId });
  }

  async function trySending(message: DueMessage): Promise<void> {
    const { id, channel, created_at: createdAt, tries } = message;
    try {
      await send(message);
    } catch (error) {
      const reason = error instanceof SendingFailed ? error.message : 'It failed here.';
      const isUnknown = error instanceof SendingFailed && error.mayHaveArrived;
      const nextTryAt = new Date(clock().getTime() + waitAfter(tries));
      if (!isUnknown && nextTryAt.getTime() - createdAt.getTime() < KEPT_MS) {
        await postponeMessage(db, id, nextTryAt);
        return;
      }
      log.warn({ channel, reason, tries }, 'a message was given up');
    }
    await deleteMessage(db, id);
  }

  return {
    keep: (trx, messages) => keepMessages(trx, messages, clock()),
    async sendDue() {
      const abandoned = await deleteAbandoned(db, clock());
      if (abandoned > 0) log.warn({ abandoned }, 'a process died while it sent messages');
      let due = await takeDueMessage(db, clock());
      while (due) {
        await trySending(due);
        due = await takeDueMessage(db, clock());
      }
    },
  };
}

/** 1, 2, 4 … minutes, at most 6 hours. */
const waitAfter = (tries: number): number => Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
