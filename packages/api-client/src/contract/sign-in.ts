/** §7 Login, registration, password. What these calls answer never tells who is a client before a code proved the phone (D34). */
import { createRoute, z } from '@hono/zod-openapi';
import { ClientInfo } from './client.ts';
import {
  accessErrors,
  CallError,
  commonErrors,
  Done,
  EXTENSION,
  Id,
  json,
  jsonBody,
  LangQuery,
  PhoneText,
  tooMany,
} from './common.ts';

/** Eight characters and more; the server refuses the ones that everybody guesses first. */
const NewPassword = z.string().min(8).max(200);
/** What a person typed as a password, right or wrong. */
const Password = z.string().min(1).max(200);
const Email = z.union([z.literal(''), z.email().max(200)]).default('');
export const CODE_LENGTH = 6;
const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** Of calls that send an SMS. */
const unserved = {
  422: json(CallError, 'No SMS are sent to the country of this phone (`country-unserved`).'),
} as const;

export const login = createRoute({
  method: 'post',
  path: '/login_json',
  tags: ['sign-in'],
  summary: 'Log in by phone or e-mail and password; the basket and the car of the session come along',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ login: z.string().trim().min(3).max(200), password: Password }).openapi('LoginRequest')),
  },
  responses: {
    200: json(ClientInfo, 'The viewer, under a new session.'),
    401: json(CallError, 'Login or password is wrong (`wrong-credentials`), whichever it is.'),
    ...commonErrors,
    ...tooMany,
  },
});

export const logout = createRoute({
  ...EXTENSION,
  method: 'post',
  path: '/logout_json',
  tags: ['sign-in'],
  summary: 'End the session (X2)',
  request: { query: LangQuery },
  responses: { 200: json(Done, 'Nobody is logged in.'), ...commonErrors },
});

export const findUserByPhone = createRoute({
  method: 'get',
  path: '/client/FindUserByPhone',
  tags: ['sign-in'],
  summary: 'Whether a code can be sent to this phone: the same answer for clients and strangers (D34)',
  request: { query: LangQuery.extend({ phone: PhoneText }) },
  responses: {
    200: json(
      z.object({ phone: z.string(), canSendCode: z.boolean(), resendAfter: z.number().int() }).openapi('PhoneState'),
      'The phone as +7…, and in how many seconds a code can be sent.',
    ),
    ...commonErrors,
    ...tooMany,
  },
});

export const sendCode = createRoute({
  method: 'post',
  path: '/client/phone/SendCode',
  tags: ['sign-in'],
  summary: 'Send a code to a phone: one a minute, five a day',
  request: { query: LangQuery, body: jsonBody(z.object({ phone: PhoneText }).openapi('SendCodeRequest')) },
  responses: {
    200: json(
      z.object({ phone: z.string(), resendAfter: z.number().int(), expiresIn: z.number().int() }).openapi('CodeSent'),
      'Seconds until another can be sent, and until this one ends.',
    ),
    ...unserved,
    ...commonErrors,
    ...tooMany,
  },
});

export const validateCode = createRoute({
  method: 'post',
  path: '/client/phone/ValidateCode',
  tags: ['sign-in'],
  summary: 'Prove a phone by its code: once, within ten minutes, at most five tries',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ phone: PhoneText, code: Code }).openapi('ValidateCodeRequest')),
  },
  responses: {
    200: json(
      z
        .discriminatedUnion('state', [
          /** A client of ours without rights of staff: he is logged in now. */
          z.object({ state: z.literal('signed-in'), client: ClientInfo }),
          /** A client with rights of staff, who logs in by password alone. */
          z.object({ state: z.literal('password-needed') }),
          /** Nobody has this phone: the session may register with it within half an hour. */
          z.object({ state: z.literal('confirmed') }),
        ])
        .openapi('CodeValidated'),
      'Whose phone it is, now that it is proved.',
    ),
    422: json(
      CallError,
      'The code is wrong (`code-wrong`, with `triesLeft`), or ended, used or tried out (`code-expired`).',
    ),
    ...commonErrors,
    ...tooMany,
  },
});

export const register = createRoute({
  ...EXTENSION,
  method: 'post',
  path: '/registration/register_json',
  tags: ['sign-in'],
  summary: 'Become a retail client with the phone that this session proved; brings the bonus (X2, D50)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          phone: PhoneText,
          name: z.string().trim().min(2).max(100),
          email: Email,
          password: NewPassword,
          /** GeoNames id of GetCities. */
          cityId: Id,
          /** The pick-up point of choice. */
          pointId: Id.optional(),
        })
        .openapi('RegisterRequest'),
    ),
  },
  responses: {
    200: json(ClientInfo, 'The new client, logged in under a new session.'),
    409: json(CallError, '`phone-taken` or `email-taken`.'),
    422: json(CallError, 'The phone is not proved in this session (`phone-unconfirmed`), or `password-weak`.'),
    ...commonErrors,
    ...tooMany,
  },
});

const RecoverySent = z
  .object({
    /** Names this request, not a client: it is given for unknown phones too. */
    ClientId: z.string(),
    resendAfter: z.number().int(),
    expiresIn: z.number().int(),
  })
  .openapi('RecoverySent');

export const passwordReset = createRoute({
  method: 'put',
  path: '/services/registration/client/password/reset',
  tags: ['sign-in'],
  summary: 'Ask for a recovery code by phone',
  request: { query: LangQuery, body: jsonBody(z.object({ ContactPhone: PhoneText }).openapi('PasswordResetRequest')) },
  responses: { 200: json(RecoverySent, 'Sent, if there is such a client.'), ...unserved, ...commonErrors, ...tooMany },
});

export const passwordGetRecoveryCode = createRoute({
  method: 'post',
  path: '/services/cabinet/PasswordGetRecoveryCode',
  tags: ['sign-in'],
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
  responses: { 200: json(RecoverySent, 'Sent, if there is such a client.'), ...unserved, ...commonErrors, ...tooMany },
});

/** A code of six digits, or the secret of a recovery link. */
const RecoveryCode = z.string().trim().min(6).max(100);
const RecoveryId = z.string().regex(/^[\w-]{16,64}$/);

export const checkRecoveryCode = createRoute({
  method: 'post',
  path: '/services/cabinet/CheckRecoveryCode',
  tags: ['sign-in'],
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
    ...commonErrors,
    ...tooMany,
  },
});

export const setNewPassword = createRoute({
  method: 'post',
  path: '/services/cabinet/SetNewPassword',
  tags: ['sign-in'],
  summary: 'Set the password by a token; every session of the client ends',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ ClientId: RecoveryId, RecoveryCode, NewPassword }).openapi('SetNewPasswordRequest')),
  },
  responses: {
    200: json(Done, 'The client can log in with it.'),
    422: json(CallError, '`code-expired` or `password-weak`.'),
    ...commonErrors,
    ...tooMany,
  },
});

export const passwordUpdate = createRoute({
  method: 'put',
  path: '/services/registration/client/password/update',
  tags: ['sign-in'],
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
    422: json(CallError, 'The old one is wrong (`wrong-credentials`), `password-differs` or `password-weak`.'),
    ...commonErrors,
    ...accessErrors,
    ...tooMany,
  },
});

export const DemoMessage = z
  .object({
    id: Id,
    channel: z.enum(['sms', 'mail']),
    /** Phone or mail address. */
    to: z.string(),
    text: z.string(),
    /** ISO instant. */
    sentAt: z.string(),
  })
  .openapi('DemoMessage');
export type DemoMessage = z.infer<typeof DemoMessage>;

export const demoMessages = createRoute({
  ...EXTENSION,
  method: 'get',
  path: '/services/dev/messages',
  tags: ['sign-in'],
  summary: 'What the stand-ins of SMS and mail would have sent to this session; exists with the stand-ins alone',
  request: { query: LangQuery },
  responses: {
    200: json(z.array(DemoMessage), 'The newest first, at most 20.'),
    404: json(CallError, 'Messages are really sent here.'),
    ...commonErrors,
  },
});
