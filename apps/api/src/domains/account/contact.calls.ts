import type { accountCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createClientInfoReader } from '../client/index.ts';
import { createCodeSending, createPhoneProof, type IdentityTools } from '../identity/index.ts';
import { contactOf, contactsOf } from '../messages/index.ts';
import { accountTexts } from './account-texts.ts';
import { changeContact, changeName } from './contact.queries.ts';

/** The name and the contacts of a client. Nothing tells whether another client has a contact before its code has proved it (D34). */
export function contactHandlers(
  tools: IdentityTools,
): CallHandlers<typeof accountCalls, 'changeName' | 'sendContactCode' | 'changeContact'> {
  const { database, siteConfig, isDemo, outbox, background } = tools;
  const clientInfo = createClientInfoReader(tools);
  const sendCode = createCodeSending(tools);
  const proof = createPhoneProof(tools);

  return {
    changeName: async (c, { clientId }) => {
      await changeName(database.db, clientId, c.req.valid('json').name);
      return c.json(await clientInfo(c, c.req.valid('query')), 200);
    },

    sendContactCode: async (c) => {
      const contact = contactOf('contact', c.req.valid('json').contact);
      const sent = await sendCode(c, contact, languageOf(c.req.valid('query'), siteConfig));
      return c.json({ contact: contact.to, ...sent }, 200);
    },

    changeContact: async (c, { clientId }) => {
      const { code, contact: typed } = c.req.valid('json');
      const contact = contactOf('contact', typed);
      const lang = languageOf(c.req.valid('query'), siteConfig);
      await proof.tryCode(c, contact.to, code);
      const outcome = await inTransaction(database.db, async (trx) => {
        const changed = await changeContact(trx, clientId, contact, { isDemo });
        if (changed === 'taken') return changed;
        const { subject, text } = accountTexts(changed.lang ?? lang).contactChanged(contact.channel);
        const old = contactsOf(changed.before, tools).filter(({ to }) => to !== contact.to);
        await outbox.keep(
          trx,
          old.map(({ channel, to }) => ({
            channel,
            to,
            sessionId: null,
            subject: channel === 'mail' ? subject : '',
            text,
          })),
        );
        return 'changed';
      });
      if (outcome === 'taken') {
        const taken = contact.channel === 'sms' ? 'phone-taken' : 'email-taken';
        throw new HttpError(409, { code: taken, message: 'Another client has it.' });
      }
      background.run('send messages', outbox.sendDue);
      return c.json(await clientInfo(c, c.req.valid('query')), 200);
    },
  };
}
