import type { companyAccountsCalls } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { noAccess } from '../../platform/sessions/access.ts';
import { invitationEnd, newInvitationCode, readInvitationCode } from '../../platform/values/invitation-code.ts';
import { hashSecret } from '../../platform/values/secrets.ts';
import { contactOf, type MessageTools } from '../messages/index.ts';
import { MAY } from './company-accounts.rules.ts';
import { createCompanyMessages } from './company-messages.ts';
import {
  addInvitation,
  changeEmployee,
  endEmployment,
  lockRemovable,
  readCompanyAccount,
} from './employees.queries.ts';
import { findCompanyHistory, recordCompanyEvent } from './events.queries.ts';
import { answerInvitation, findInvitation } from './invitations.queries.ts';
import { memberOf, type Member } from './members.queries.ts';

const unknownEmployee = () => new HttpError(404, { code: 'not-found', message: 'No such employee.' });
const unknownInvitation = () => new HttpError(404, { code: 'not-found', message: 'No invitation has this code.' });

/** Employees of a company: who invites, changes and removes them, and what is noted of it. */
export function companyAccountsHandlers(tools: MessageTools): CallHandlers<typeof companyAccountsCalls> {
  const { database, clock, siteConfig, sessions, sms } = tools;
  const { db } = database;
  const messages = createCompanyMessages(tools);

  async function managerOf(on: Kysely<Database>, clientId: number): Promise<Member> {
    const member = await memberOf(on, clientId);
    if (!MAY[member.role].manage) throw noAccess('Only the owner and administrators manage employees.');
    return member;
  }
  const accountOf = async (clientId: number) => readCompanyAccount(db, await memberOf(db, clientId), clock());

  return {
    companyAccount: async (c, { clientId }) => c.json(await accountOf(clientId), 200),

    inviteEmployee: async (c, { clientId }) => {
      const { contact: typed, ...invited } = c.req.valid('json');
      const contact = contactOf('contact', typed);
      if (contact.channel === 'sms') await sms.refuse(c, contact.to);
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const sessionId = (await sessions.find(c))?.id ?? null;
      const code = newInvitationCode();
      const expiresAt = invitationEnd(clock());
      await inTransaction(db, async (trx) => {
        const manager = await managerOf(trx, clientId);
        const invitation = { ...invited, contact: contact.to, codeHash: hashSecret(code), expiresAt };
        if (!(await addInvitation(trx, manager, invitation, clock()))) {
          throw new HttpError(409, { code: 'list-full', message: 'The company has as many employees as it may.' });
        }
        await messages.keepTo(trx, [contact], {
          lang,
          sessionId,
          write: (texts, { format, linkTo }) =>
            texts.invited({
              company: manager.company.name,
              code,
              until: format.day(expiresAt),
              link: linkTo(`/profile/company/invitation?code=${code}`),
            }),
        });
      });
      messages.send();
      return c.json(await accountOf(clientId), 200);
    },

    changeEmployee: async (c, { clientId }) => {
      const wanted = { ...c.req.valid('json'), id: c.req.valid('param').id };
      const isChanged = await inTransaction(db, async (trx) =>
        changeEmployee(trx, await managerOf(trx, clientId), wanted, clock()),
      );
      if (!isChanged) throw unknownEmployee();
      return c.json(await accountOf(clientId), 200);
    },

    removeEmployee: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      await inTransaction(db, async (trx) => {
        const member = await memberOf(trx, clientId);
        if (!MAY[member.role].manage && id !== member.employeeId)
          throw noAccess('Only the owner and administrators may.');
        const found = await lockRemovable(trx, member, id);
        if (!found) throw unknownEmployee();
        await endEmployment(trx, { id, byClientId: clientId }, clock());
        const { companyId } = member;
        await recordCompanyEvent(trx, {
          companyId,
          kind: 'removed',
          byClientId: clientId,
          employeeId: id,
          at: clock(),
        });
      });
      return c.json({ ok: true as const }, 200);
    },

    findInvitation: async (c) => {
      const codeHash = hashSecret(readInvitationCode(c.req.valid('json').code));
      const invitation = await findInvitation(db, codeHash, clock());
      if (!invitation) throw unknownInvitation();
      return c.json(invitation, 200);
    },

    answerInvitation: async (c, { clientId }) => {
      const { code, accepts } = c.req.valid('json');
      const answer = { codeHash: hashSecret(readInvitationCode(code)), accepts };
      const outcome = await inTransaction(db, (trx) => answerInvitation(trx, clientId, answer, clock()));
      if (outcome === 'unknown') throw unknownInvitation();
      if (outcome === 'employed') {
        throw new HttpError(409, { code: 'employed', message: 'The client buys for a company already.' });
      }
      return c.json({ ok: true as const }, 200);
    },

    companyHistory: async (c, { clientId }) => {
      const member = await memberOf(db, clientId);
      if (!MAY[member.role].readAll) throw noAccess('Buyers read of their own orders alone.');
      const { page, take } = c.req.valid('query');
      return c.json(await findCompanyHistory(db, member.companyId, { page, take }), 200);
    },
  };
}
