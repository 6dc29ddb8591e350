import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { cities, CODE, irina, PASSWORD, PHONE, points, REQUEST_ID, sentMessages, TOKEN } from './fixtures.ts';

export * from './fixtures.ts';

const LOGIN = '/login_json';
const SEND_CODE = '/client/phone/SendCode';
const VALIDATE = '/client/phone/ValidateCode';
const REGISTER = '/registration/register_json';
const FIND = '/client/FindUserByPhone';
const RESET = '/services/registration/client/password/reset';
const MAIL_CODE = '/services/cabinet/PasswordGetRecoveryCode';
const CHECK_RECOVERY = '/services/cabinet/CheckRecoveryCode';
const SET_PASSWORD = '/services/cabinet/SetNewPassword';
const UPDATE = '/services/registration/client/password/update';
const LOGOUT = '/logout_json';
const MESSAGES = '/services/dev/messages';

const wrongCredentials = refuse(401, { code: 'wrong-credentials' });
const tooMany = refuse(429, { code: 'too-many', retryAfter: 840 });
const broken = refuse(500, { code: 'internal' });
const unserved = refuse(422, { code: 'country-unserved' });
const codeWrong = refuse(422, { code: 'code-wrong', triesLeft: 4 });
const codeExpired = refuse(422, { code: 'code-expired' });

const bodyOf = async (request: Request) => (await request.json()) as Record<string, unknown>;

/** Accepts the right password only. */
export const login = (): HttpHandler[] => [
  mockCall('post', LOGIN, async (request) =>
    (await bodyOf(request))['password'] === PASSWORD ? irina : wrongCredentials,
  ),
];

export const loginTooMany = (): HttpHandler[] => [mockCall('post', LOGIN, tooMany)];
export const loginBroken = (): HttpHandler[] => [mockCall('post', LOGIN, broken)];
export const loginSlow = (): HttpHandler[] => [mockEndless('post', LOGIN)];

/** The first request fails without a network, the second succeeds. */
export const loginOfflineOnce = (): HttpHandler[] => [
  http.post(`*${LOGIN}`, () => HttpResponse.error(), { once: true }),
  ...login(),
];

const cityCalls = (): HttpHandler[] => [
  mockCall('get', '/registration/GetCities', (request) => {
    const query = (new URL(request.url).searchParams.get('query') ?? '').toLocaleLowerCase('ru');
    return cities.filter(({ name }) => name.toLocaleLowerCase('ru').startsWith(query));
  }),
  mockCall('get', '/registration/getallpvz', (request) => {
    const city = Number(new URL(request.url).searchParams.get('cityCode'));
    return points.filter(({ cityId }) => cityId === city);
  }),
];

/** Registration of a new visitor: the phone is free, the code is {@link CODE}. `resendAfter` in seconds. */
export const registration = (resendAfter = 60): HttpHandler[] => [
  mockCall('get', FIND, { phone: PHONE, canSendCode: true, resendAfter: 0 }),
  mockCall('post', SEND_CODE, { phone: PHONE, resendAfter, expiresIn: 600 }),
  mockCall('post', VALIDATE, async (request) =>
    (await bodyOf(request))['code'] === CODE ? { state: 'confirmed' as const } : codeWrong,
  ),
  mockCall('post', REGISTER, irina),
  ...cityCalls(),
];

/** Registration with wrong codes only; `count` is called for each that is checked. */
export const codesCounted = (count: () => void): HttpHandler[] => [
  mockCall('post', VALIDATE, () => {
    count();
    return codeWrong;
  }),
  ...registration(),
];

/** The phone belongs to a client, who logs in with the code. */
export const knownPhone = (): HttpHandler[] => [
  mockCall('post', VALIDATE, { state: 'signed-in', client: irina }),
  ...registration(),
];

/** The phone belongs to a client with staff rights. */
export const staffPhone = (): HttpHandler[] => [
  mockCall('post', VALIDATE, { state: 'password-needed' }),
  ...login(),
  ...registration(),
];

/** A code was just sent; `resendAfter` seconds until the next one. */
export const codeOnItsWay = (resendAfter = 40): HttpHandler[] => [
  mockCall('get', FIND, { phone: PHONE, canSendCode: true, resendAfter }),
  ...registration(),
];

/** Five codes were sent to this phone today. */
export const noMoreCodes = (): HttpHandler[] => [
  mockCall('get', FIND, { phone: PHONE, canSendCode: false, resendAfter: 3 * 3600 }),
  ...registration(),
];

export const phoneUnserved = (): HttpHandler[] => [mockCall('post', SEND_CODE, unserved), ...registration()];
export const phoneBroken = (): HttpHandler[] => [mockCall('post', SEND_CODE, broken), ...registration()];
export const codeEnded = (): HttpHandler[] => [mockCall('post', VALIDATE, codeExpired), ...registration()];

export const registerRefused = (status: number, code: string): HttpHandler[] => [
  mockCall('post', REGISTER, refuse(status, { code })),
  ...registration(),
];

const sent = { ClientId: REQUEST_ID, resendAfter: 60, expiresIn: 600 };

/** The whole recovery; the code is {@link CODE}. */
export const recovery = (): HttpHandler[] => [
  mockCall('put', RESET, sent),
  mockCall('post', MAIL_CODE, sent),
  mockCall('post', CHECK_RECOVERY, async (request) => {
    const given = (await bodyOf(request))['RecoveryCode'];
    return given === CODE || TOKEN.endsWith(`.${String(given)}`) ? { token: TOKEN } : codeWrong;
  }),
  mockCall('post', SET_PASSWORD, { ok: true }),
];

export const recoveryUnserved = (): HttpHandler[] => [mockCall('put', RESET, unserved), ...recovery()];
export const recoveryTooMany = (): HttpHandler[] => [mockCall('put', RESET, tooMany), ...recovery()];
export const tokenExpired = (): HttpHandler[] => [mockCall('post', CHECK_RECOVERY, codeExpired), ...recovery()];
export const tokenTooMany = (): HttpHandler[] => [mockCall('post', CHECK_RECOVERY, tooMany), ...recovery()];
/** The token is valid when the page loads, and used when the form is sent. */
export const tokenUsedMeanwhile = (): HttpHandler[] => [mockCall('post', SET_PASSWORD, codeExpired), ...recovery()];
export const weakPassword = (): HttpHandler[] => [
  mockCall('post', SET_PASSWORD, refuse(422, { code: 'password-weak' })),
  ...recovery(),
];

/** The right old password is {@link PASSWORD}. */
export const passwordChange = (): HttpHandler[] => [
  mockCall('put', UPDATE, async (request) =>
    (await bodyOf(request))['OldPasswordHash'] === PASSWORD
      ? { ok: true as const }
      : refuse(422, { code: 'wrong-credentials' }),
  ),
];
export const passwordChangeSignedOut = (): HttpHandler[] => [
  mockCall('put', UPDATE, refuse(401, { code: 'not-signed-in' })),
];

export const logout = (): HttpHandler[] => [mockCall('post', LOGOUT, { ok: true })];
export const logoutBroken = (): HttpHandler[] => [mockCall('post', LOGOUT, broken)];

export const demoMessages = (): HttpHandler[] => [mockCall('get', MESSAGES, sentMessages)];
export const noDemoMessages = (): HttpHandler[] => [mockCall('get', MESSAGES, [])];
export const reallySent = (): HttpHandler[] => [mockCall('get', MESSAGES, refuse(404, { code: 'not-found' }))];
