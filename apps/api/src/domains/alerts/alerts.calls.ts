import type { alertsCalls, ArticleAlert } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { createRateLimits, type Limit } from '../../platform/limits/rate-limits.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';
import { phoneOf } from '../identity/index.ts';
import { readSignedId } from '../../platform/values/signed-id.ts';
import type { Channel, MessageTools } from '../messages/index.ts';
import { createAlertMessages } from './alert-messages.ts';
import { createAlertSending } from './alert-sending.ts';
import {
  confirmAlert,
  deleteAlert,
  findAlert,
  findAlertsOf,
  findPhoneOf,
  storeAlert,
  type NewAlert,
} from './alerts.queries.ts';
import { noteWhetherMet } from './due-alerts.queries.ts';

/** Anybody can name another's address: beyond these limits nobody gets a message. */
const LIMITS = {
  alertByContact: { tries: 5, seconds: 86_400 },
  alertByAddress: { tries: 50, seconds: 3600 },
} as const satisfies Record<string, Limit>;

type Contact = { channel: Channel; recipient: string };

const noAlert = () => new HttpError(404, { code: 'not-found', message: 'No such alert.' });
const noArticle = () => new HttpError(404, { code: 'not-found', message: 'No such article.' });

export function alertsHandlers(tools: MessageTools): CallHandlers<typeof alertsCalls> {
  const { database, clock, sessions, siteConfig, sessionSecret, outbox, background, addressOf, sms } = tools;
  const { db } = database;
  const limits = createRateLimits(db, LIMITS);
  const messages = createAlertMessages(tools);
  const tell = createAlertSending(tools);

  async function contactOf(c: ApiContext, text: string): Promise<Contact> {
    if (text.includes('@')) return { channel: 'mail', recipient: text.toLowerCase() };
    const recipient = phoneOf('contact', text);
    await sms.refuse(c, recipient);
    return { channel: 'sms', recipient };
  }

  /** A client has proved the phone of the account; an e-mail address is proved by its link alone. */
  const isProved = async ({ channel, recipient }: Contact, clientId: number | undefined): Promise<boolean> =>
    channel === 'sms' && clientId !== undefined && (await findPhoneOf(db, clientId)) === recipient;

  async function refuseFlood(c: ApiContext, { channel, recipient }: Contact): Promise<void> {
    const contact = ['alertByContact', `${channel} ${recipient}`] as const;
    refuseTooMany(c, await limits.take(clock(), contact, ['alertByAddress', addressOf(c.req.raw)]));
  }

  /** Stores an alert, and with it either its confirmation or the message that asks for it. */
  const keep = async (alert: NewAlert, isConfirmed: boolean) =>
    inTransaction(db, async (trx) => {
      const id = await storeAlert(trx, alert, clock());
      if (id === undefined) throw noArticle();
      const isMet = await noteWhetherMet(trx, id);
      if (isConfirmed) await confirmAlert(trx, id, clock());
      else {
        const { lang, channel, recipient: to, sessionId } = alert;
        const stored = (await findAlert(trx, id, lang)) as ArticleAlert;
        await outbox.keep(trx, [{ channel, to, sessionId, ...messages.confirmation(stored, lang) }]);
      }
      return { isConfirmed, isMet };
    });

  const alertOf = async (token: string, lang: string): Promise<ArticleAlert> => {
    const id = readSignedId(sessionSecret, 'alert', token);
    const alert = id === undefined ? undefined : await findAlert(db, id, lang);
    if (!alert) throw noAlert();
    return { ...alert, contact: hide(alert.contact) };
  };

  return {
    listAlerts: async (c, { clientId }) =>
      c.json(await findAlertsOf(db, clientId, languageOf(c.req.valid('query'), siteConfig)), 200),

    addAlert: async (c) => {
      const { contact: typed, ...asked } = c.req.valid('json');
      const contact = await contactOf(c, typed);
      const clientId = (await sessions.find(c))?.currentUser?.clientId;
      const isConfirmed = await isProved(contact, clientId);
      if (!isConfirmed) await refuseFlood(c, contact);
      const { id: sessionId } = await sessions.findOrOpen(c);
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const kept = await keep({ ...asked, ...contact, lang, sessionId, clientId: clientId ?? null }, isConfirmed);
      if (!isConfirmed) background.run('send messages', outbox.sendDue);
      return c.json(kept, 200);
    },

    deleteAlert: async (c, { clientId }) => {
      if (!(await deleteAlert(db, c.req.valid('json').id, clientId))) throw noAlert();
      return c.json(await findAlertsOf(db, clientId, languageOf(c.req.valid('query'), siteConfig)), 200);
    },

    alertOfLink: async (c) =>
      c.json(await alertOf(c.req.valid('param').token, languageOf(c.req.valid('query'), siteConfig)), 200),

    answerAlert: async (c) => {
      const { isWanted } = c.req.valid('json');
      const alert = await alertOf(c.req.valid('param').token, languageOf(c.req.valid('query'), siteConfig));
      if (isWanted) {
        const articleId = await inTransaction(db, (trx) => confirmAlert(trx, alert.id, clock()));
        // It may have come since it was asked for.
        if (articleId !== undefined) background.run('tell alerts', () => tell([articleId]));
      } else await deleteAlert(db, alert.id);
      return c.json({ ...alert, isConfirmed: alert.isConfirmed || isWanted }, 200);
    },
  };
}

/** `a…@mail.example`, `+7…67`: a link that was passed on does not tell whose it was. */
const hide = (contact: string): string => contact.replace(/(?<=^.)[^@]+(?=@)|(?<=^\+.).+(?=..$)/, '…');
