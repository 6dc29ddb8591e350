import type { LanguageCode, Order } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import { langPrefix } from '../../platform/http/language.ts';
import { createRateLimits, type Limit, type LimitKey } from '../../platform/limits/rate-limits.ts';
import { contactsOf, type Contact, type MessageTools } from '../messages/index.ts';
import { confirmationOf } from './order-confirmation.rules.ts';

/** Anybody can order in another's name: beyond these limits an order is placed and nobody gets a message. */
const LIMITS = {
  confirmationByContact: { tries: 10, seconds: 86_400 },
  confirmationByAddress: { tries: 100, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type OrderConfirming = {
  /** Counts the confirmations that an order is about to cause. */
  begin: (c: ApiContext, buyer: { phone: string; email: string }) => Promise<BegunConfirmation>;
};
export type BegunConfirmation = {
  channels: Order['confirmedBy'];
  /** Stores the messages in the order's transaction. */
  keep: (trx: Transaction<Database>, order: Order, of: { lang: LanguageCode; sessionId: number }) => Promise<void>;
  /** Sends them, once the order is placed. */
  send: () => void;
  /** No order was placed. */
  giveBack: () => Promise<void>;
};

/** Confirms orders by SMS and mail. */
export function createOrderConfirming(tools: MessageTools): OrderConfirming {
  const { database, clock, addressOf, siteConfig, publicOrigin, background, outbox } = tools;
  const limits = createRateLimits(database.db, LIMITS);

  return {
    async begin(c, buyer) {
      const address = addressOf(c.req.raw);
      const keysOf = ({ channel, to }: Contact): LimitKey<keyof typeof LIMITS>[] => [
        ['confirmationByContact', `${channel} ${to.toLowerCase()}`],
        ['confirmationByAddress', `${channel} ${address}`],
      ];
      const contacts: Contact[] = [];
      for (const contact of contactsOf(buyer, tools)) {
        const taken = await limits.take(clock(), ...keysOf(contact));
        if (taken.allowed) contacts.push(contact);
      }
      return {
        channels: contacts.map(({ channel }) => channel),
        async keep(trx, order, { lang, sessionId }) {
          const shopUrl = publicOrigin === undefined ? undefined : publicOrigin + langPrefix(lang, siteConfig);
          const texts = confirmationOf(order, { lang, shopUrl });
          const messages = contacts.map(({ channel, to }) => ({
            channel,
            to,
            sessionId,
            subject: channel === 'mail' ? texts.subject : '',
            text: texts[channel],
          }));
          await outbox.keep(trx, messages);
        },
        send: () => background.run('send messages', outbox.sendDue),
        giveBack: () => limits.giveBack(...contacts.flatMap(keysOf)),
      };
    },
  };
}
