/** Registering as a client (X2, D50). */
import type { identityCalls } from '@partshop/api-client/contract';
import { findCity, findPickupPoint } from '../places/index.ts';
import { signIn } from './identity.queries.ts';
import { isPhoneConfirmed } from './contact-codes.queries.ts';
import { registerClient } from './register-client.queries.ts';
import { hashPassword } from './password-hash.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from './identity-tools.ts';
import { createClientInfoReader } from '../client/index.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { phoneOf } from '../../platform/http/phone-field.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';

const unconfirmed = () =>
  new HttpError(422, { code: 'phone-unconfirmed', message: 'This session did not prove the phone, or too long ago.' });

export function registrationHandlers(tools: IdentityTools): CallHandlers<typeof identityCalls, 'register'> {
  const { database, clock, sessions, devices, addressOf, limits, siteConfig, isDemo } = tools;
  const { db } = database;
  const clientInfo = createClientInfoReader(tools);

  return {
    register: async (c) => {
      const form = c.req.valid('json');
      const phone = phoneOf('phone', form.phone);
      if (!(await findCity(db, form.cityId))) throw badField('cityId', 'No such city.');
      if (form.pointId !== undefined && !(await findPickupPoint(db, form.pointId, undefined))) {
        throw badField('pointId', 'No such pick-up point.');
      }
      const session = await sessions.find(c);
      if (!session || !(await isPhoneConfirmed(db, session.id, phone, clock()))) throw unconfirmed();
      refuseWeakPassword(form.password, [phone, form.email, form.name]);
      refuseTooMany(
        c,
        await limits.take(clock(), ['registerByPhone', phone], ['registerByAddress', addressOf(c.req.raw)]),
      );
      const passwordHash = await hashPassword(form.password);

      const made = await sessions.renew(c, async (trx, moment) => {
        // Hashing takes time: another request may have used the session meanwhile.
        if (!(await isPhoneConfirmed(trx, session.id, phone, moment.now))) throw unconfirmed();
        const client = { ...form, phone, passwordHash, pointId: form.pointId };
        const circumstances = { sessionId: session.id, bonus: siteConfig.bonus, now: moment.now, isDemo };
        const registered = await registerClient(trx, client, circumstances);
        if (registered.outcome === 'registered') await signIn(trx, session, registered.clientId, moment);
        return registered;
      });
      if (made.outcome !== 'registered') {
        const message = made.outcome === 'phone-taken' ? 'A client has this phone.' : 'A client has this e-mail.';
        throw new HttpError(409, { code: made.outcome, message });
      }
      devices.remember(c, made.clientId);
      return c.json(await clientInfo(c, c.req.valid('query')), 200);
    },
  };
}
