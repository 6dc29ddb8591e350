/** §7 Login, registration, password. No response tells who is a client before a code has proved the phone (D34). */
import { z } from '@hono/zod-openapi';
import { ClientInfo } from './client.ts';
import { Done, EXTENSION, Id, json, jsonBody, LangQuery, OneTimeCode, PersonName, PhoneText } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';
import {
  MAX_CLIENT_QUERY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_LOGIN_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_REASON_LENGTH,
  MIN_LOGIN_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_REASON_LENGTH,
} from './limits.ts';

/** At least eight characters; the server rejects commonly guessed passwords. */
const NewPassword = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);
/** A typed password, right or wrong. */
const Password = z.string().min(1).max(MAX_PASSWORD_LENGTH);
const Email = z.union([z.literal(''), z.email().max(MAX_EMAIL_LENGTH)]).default('');

/** The errors of calls that send an SMS. */
const unserved = {
  422: json(CallError, 'No SMS are sent to the country of this phone (`country-unserved`).'),
} as const;

const login = defineCall({
  method: 'post',
  path: '/login_json',
  tags: ['identity'],
  effect: 'changes',
  summary: 'Log in by phone or e-mail and password; the basket and the car of the session come along',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ login: z.string().trim().min(MIN_LOGIN_LENGTH).max(MAX_LOGIN_LENGTH), password: Password })
        .openapi('LoginRequest'),
    ),
  },
  responses: {
    200: json(ClientInfo, 'The current user, under a new session.'),
    401: json(CallError, 'Login or password is wrong (`wrong-credentials`), whichever it is.'),
    ...tooMany,
  },
});

const logout = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/logout_json',
  tags: ['identity'],
  effect: 'changes',
  summary: 'End the session (X2)',
  request: { query: LangQuery },
  responses: { 200: json(Done, 'Nobody is logged in.') },
});

const findUserByPhone = defineCall({
  method: 'get',
  path: '/client/FindUserByPhone',
  tags: ['identity'],
  effect: 'reads',
  summary: 'Whether a code can be sent to this phone: the same answer for clients and strangers (D34)',
  request: { query: LangQuery.extend({ phone: PhoneText }) },
  responses: {
    200: json(
      z.object({ phone: z.string(), canSendCode: z.boolean(), resendAfter: z.number().int() }).openapi('PhoneState'),
      'The phone as +7…, whether it gets another code today, and in how many seconds. Until then the code just sent still works.',
    ),
    ...tooMany,
  },
});

const sendCode = defineCall({
  method: 'post',
  path: '/client/phone/SendCode',
  tags: ['identity'],
  effect: 'changes',
  summary: 'Send a code to a phone: one a minute, five a day',
  request: { query: LangQuery, body: jsonBody(z.object({ phone: PhoneText }).openapi('SendCodeRequest')) },
  responses: {
    200: json(
      z.object({ phone: z.string(), resendAfter: z.number().int(), expiresIn: z.number().int() }).openapi('CodeSent'),
      'Seconds until another can be sent, and until this one ends.',
    ),
    ...unserved,
    ...tooMany,
  },
});

const validateCode = defineCall({
  method: 'post',
  path: '/client/phone/ValidateCode',
  tags: ['identity'],
  effect: 'changes',
  summary: 'Prove a phone by its code: once, within ten minutes, at most five tries',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ phone: PhoneText, code: OneTimeCode }).openapi('ValidateCodeRequest')),
  },
  responses: {
    200: json(
      z
        .discriminatedUnion('state', [
          /** A client without staff rights: now logged in. */
          z.object({ state: z.literal('signed-in'), client: ClientInfo }),
          /** A client with staff rights, who can log in only by password. */
          z.object({ state: z.literal('password-needed') }),
          /** An unregistered phone: the session may register with it for half an hour. */
          z.object({ state: z.literal('confirmed') }),
        ])
        .openapi('CodeValidated'),
      'Whose phone it is, now that it is proved.',
    ),
    422: json(
      CallError,
      'The code is wrong (`code-wrong`, with `triesLeft`), or ended, used or tried out (`code-expired`).',
    ),
    ...tooMany,
  },
});

const register = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/registration/register_json',
  tags: ['identity'],
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Become a retail client with the phone that this session proved; brings the bonus (X2, D50)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          phone: PhoneText,
          name: PersonName,
          email: Email,
          password: NewPassword,
          /** GeoNames id, from GetCities. */
          cityId: Id,
          /** The preferred pick-up point. */
          pointId: Id.optional(),
        })
        .openapi('RegisterRequest'),
    ),
  },
  responses: {
    200: json(ClientInfo, 'The new client, logged in under a new session.'),
    409: json(CallError, '`phone-taken` or `email-taken`.'),
    422: json(CallError, 'The phone is not proved in this session (`phone-unconfirmed`), or `password-weak`.'),
    ...tooMany,
  },
});

const RecoverySent = z
  .object({
    /** Identifies this request, not a client: unknown phones get one too. */
    ClientId: z.string(),
    resendAfter: z.number().int(),
    expiresIn: z.number().int(),
  })
  .openapi('RecoverySent');

const passwordReset = defineCall({
  method: 'put',
  path: '/services/registration/client/password/reset',
  tags: ['identity'],
  effect: 'changes',
  summary: 'Ask for a recovery code by phone',
  request: { query: LangQuery, body: jsonBody(z.object({ ContactPhone: PhoneText }).openapi('PasswordResetRequest')) },
  responses: { 200: json(RecoverySent, 'Sent, if there is such a client.'), ...unserved, ...tooMany },
});

const passwordGetRecoveryCode = defineCall({
  method: 'post',
  path: '/services/cabinet/PasswordGetRecoveryCode',
  tags: ['identity'],
  effect: 'changes',
  summary: 'Ask for a recovery code by phone or e-mail; by mail comes a link as well',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ phone: z.union([z.literal(''), PhoneText]).default(''), email: Email })
        .refine(({ phone, email }) => phone !== '' || email !== '', 'Phone or e-mail is needed.')
        .openapi('RecoveryCodeRequest'),
    ),
  },
  responses: { 200: json(RecoverySent, 'Sent, if there is such a client.'), ...unserved, ...tooMany },
});

/** A six-digit code, or the secret of a recovery link. */
const RecoveryCode = z.string().trim().min(6).max(100);
const RecoveryId = z.string().regex(/^[\w-]{16,64}$/);

const checkRecoveryCode = defineCall({
  method: 'post',
  path: '/services/cabinet/CheckRecoveryCode',
  tags: ['identity'],
  effect: 'changes',
  summary: 'Change the code for the token of /user/password/recovery/{token}, or see whether such a token still holds',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ ClientId: RecoveryId, RecoveryCode }).openapi('CheckRecoveryCodeRequest')),
  },
  responses: {
    200: json(
      z.object({ token: z.string() }).openapi('RecoveryToken'),
      'What the page’s address ends with: the ClientId, a dot and a secret. Good for half an hour.',
    ),
    422: json(CallError, '`code-wrong` with `triesLeft`, or `code-expired`.'),
    ...tooMany,
  },
});

const setNewPassword = defineCall({
  method: 'post',
  path: '/services/cabinet/SetNewPassword',
  tags: ['identity'],
  effect: 'changes',
  summary: 'Set the password by a token and log in with it; every other session of the client ends',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ ClientId: RecoveryId, RecoveryCode, NewPassword }).openapi('SetNewPasswordRequest')),
  },
  responses: {
    200: json(Done, 'The client is logged in, under a new session.'),
    422: json(CallError, '`code-expired`, `password-weak` or `password-same`, which the old password is.'),
    ...tooMany,
  },
});

const passwordUpdate = defineCall({
  method: 'put',
  path: '/services/registration/client/password/update',
  tags: ['identity'],
  effect: 'changes',
  access: 'client',
  whileSwitched: 'refused',
  summary:
    'Change the own password. The three texts are secrets, hashes or not (D33); other sessions of the client end',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ OldPasswordHash: Password, PasswordHash: NewPassword, PasswordHashCheck: Password })
        .openapi('PasswordUpdateRequest'),
    ),
  },
  responses: {
    200: json(Done, 'Changed; this session goes on under a new token.'),
    422: json(
      CallError,
      'The old one is wrong (`wrong-credentials`), `password-differs`, `password-weak` or `password-same`.',
    ),
    ...tooMany,
  },
});

/** Extension (X3). */
export const SwitchUserRequest = z
  .object({ ClientId: Id, Reason: z.string().trim().min(MIN_REASON_LENGTH).max(MAX_REASON_LENGTH) })
  .openapi('SwitchUserRequest');

export const FoundClient = z
  .object({
    ClientId: Id,
    ClientCode: z.number().int(),
    ClientName: z.string(),
    ClientType: z.enum(['Retail', 'Wholesale']),
    CityName: z.string(),
    IsSeller: z.boolean(),
  })
  .openapi('FoundClient');
export type FoundClient = z.infer<typeof FoundClient>;

const switchUserPath = '/services/cabinet/SwitchUser';

const findClients = defineCall({
  ...EXTENSION,
  method: 'get',
  path: switchUserPath,
  tags: ['identity'],
  effect: 'reads',
  access: 'admin',
  summary: 'Clients by name, code or phone, for an admin who looks for one (X3)',
  request: { query: LangQuery.extend({ query: z.string().trim().min(1).max(MAX_CLIENT_QUERY_LENGTH) }) },
  responses: { 200: json(z.array(FoundClient), 'At most 20.') },
});

const switchUser = defineCall({
  ...EXTENSION,
  method: 'post',
  path: switchUserPath,
  tags: ['identity'],
  effect: 'changes',
  access: 'admin',
  limit: { name: 'switch', by: 'client', tries: 20, seconds: 3600 },
  summary: 'Look at the shop as this client, for half an hour, under a new session; canSwichUser only (X3, B5)',
  request: { query: LangQuery, body: jsonBody(SwitchUserRequest) },
  responses: {
    200: json(ClientInfo, 'The client, with SwitchedBy.'),
    404: json(CallError, 'No such client, or one with rights of his own, who cannot be looked through.'),
  },
});

const switchBack = defineCall({
  ...EXTENSION,
  method: 'delete',
  path: switchUserPath,
  tags: ['identity'],
  effect: 'changes',
  access: 'client',
  summary: 'Be oneself again (X3)',
  request: { query: LangQuery },
  responses: { 200: json(ClientInfo, 'The admin.') },
});

const setServedBy = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/cabinet/SetServedBy',
  tags: ['identity'],
  effect: 'changes',
  access: 'admin',
  summary: 'Say which wholesale client serves a retail client, who may then move lines into that one’s basket (D44)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          ClientId: Id,
          /** Null for none. */
          ServedById: Id.nullable(),
        })
        .openapi('SetServedByRequest'),
    ),
  },
  responses: {
    200: json(Done, 'It is so now.'),
    404: json(CallError, 'No such retail client, or no such wholesale client.'),
  },
});

export const identityCalls = {
  login,
  logout,
  findUserByPhone,
  sendCode,
  validateCode,
  register,
  passwordReset,
  passwordGetRecoveryCode,
  checkRecoveryCode,
  setNewPassword,
  passwordUpdate,
  findClients,
  switchUser,
  switchBack,
  setServedBy,
} as const;
