import type { sellerStaffCalls, StaffConflict } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { invitationEnd, newInvitationCode, readInvitationCode } from '../../platform/values/invitation-code.ts';
import { hashSecret } from '../../platform/values/secrets.ts';
import { contactOf, createLetters, type MessageTools } from '../messages/index.ts';
import { createSellerFinding, findSellerName } from '../orders/index.ts';
import { answerSellerInvitation, findSellerInvitation } from './invitations.queries.ts';
import { addMember, changeRole, endMembership, lockMember, readStaff, type Acting } from './members.queries.ts';

import { staffTexts } from './staff-texts.ts';

const unknownMember = () => new HttpError(404, { code: 'not-found', message: 'No such person of the seller.' });
const unknownInvitation = () => new HttpError(404, { code: 'not-found', message: 'No invitation has this code.' });

/** The people of a seller: who invites, changes and removes them, and what is noted of it. */
export function sellerStaffHandlers(tools: MessageTools): CallHandlers<typeof sellerStaffCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { db } = database;
  const sellerOf = createSellerFinding(db);
  const letters = createLetters(tools, staffTexts);
  const actingOf = async (clientId: number): Promise<Acting> => ({ sellerId: await sellerOf(clientId), clientId });

  /** Changes somebody as they were seen. Returns whether nobody was faster. */
  const changeSeen = async (
    { sellerId }: Acting,
    { id, version }: { id: number; version: number },
    change: (trx: Transaction<Database>) => Promise<void>,
  ): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const held = await lockMember(trx, sellerId, id);
      if (!held) throw unknownMember();
      if (held.version !== version) return false;
      await change(trx);
      return true;
    });

  const conflictOf = async (acting: Acting): Promise<StaffConflict> => ({
    code: 'staff-changed',
    message: 'Somebody changed this person meanwhile.',
    staff: await readStaff(db, acting),
  });

  return {
    sellerStaff: async (c, { clientId }) => c.json(await readStaff(db, await actingOf(clientId)), 200),

    inviteSellerMember: async (c, { clientId }) => {
      const { Name: name, Email, Role: role } = c.req.valid('json');
      const acting = await actingOf(clientId);
      const contact = contactOf('Email', Email);
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const sessionId = (await sessions.find(c))?.id ?? null;
      const seller = await findSellerName(db, acting.sellerId, lang);
      const [code, expiresAt] = [newInvitationCode(), invitationEnd(clock())];
      await inTransaction(db, async (trx) => {
        const invited = { name, email: contact.to, role, codeHash: hashSecret(code), expiresAt };
        if (!(await addMember(trx, acting, invited, clock()))) {
          throw new HttpError(409, { code: 'list-full', message: 'The seller has as many people as they may.' });
        }
        await letters.keepTo(trx, [contact], {
          lang,
          sessionId,
          write: (texts, { format, linkTo }) =>
            texts.invited({
              seller,
              code,
              until: format.day(expiresAt),
              link: linkTo(`/profile/seller-invitation?code=${code}`),
            }),
        });
      });
      letters.send();
      return c.json(await readStaff(db, acting), 200);
    },

    changeSellerMember: async (c, { clientId }) => {
      const { Role: role, Version: version } = c.req.valid('json');
      const [{ id }, acting] = [c.req.valid('param'), await actingOf(clientId)];
      const isDone = await changeSeen(acting, { id, version }, async (trx) =>
        changeRole(trx, acting, { id, role }, clock()),
      );
      return isDone ? c.json(await readStaff(db, acting), 200) : c.json(await conflictOf(acting), 409);
    },

    removeSellerMember: async (c, { clientId }) => {
      const { Version: version } = c.req.valid('json');
      const [{ id }, acting] = [c.req.valid('param'), await actingOf(clientId)];
      const isDone = await changeSeen(acting, { id, version }, async (trx) => endMembership(trx, acting, id, clock()));
      return isDone ? c.json(await readStaff(db, acting), 200) : c.json(await conflictOf(acting), 409);
    },

    findSellerInvitation: async (c) => {
      const codeHash = hashSecret(readInvitationCode(c.req.valid('json').code));
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const invitation = await findSellerInvitation(db, codeHash, { now: clock(), lang });
      if (!invitation) throw unknownInvitation();
      return c.json(invitation, 200);
    },

    answerSellerInvitation: async (c, { clientId }) => {
      const { code, accepts } = c.req.valid('json');
      const answer = { codeHash: hashSecret(readInvitationCode(code)), accepts };
      const outcome = await inTransaction(db, (trx) => answerSellerInvitation(trx, clientId, answer, clock()));
      if (outcome === 'unknown') throw unknownInvitation();
      if (outcome === 'employed') {
        throw new HttpError(409, { code: 'employed', message: 'The client sells for somebody already.' });
      }
      return c.json({ ok: true as const }, 200);
    },
  };
}
