/** The demo's clients, guests with phones of their own, and the messages that the shop sends them. */
import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoLogins, type DemoLogin, type DemoRole } from './landmarks.ts';

export function loginOf(role: DemoRole): DemoLogin {
  const found = demoLogins.find((one: DemoLogin) => one.role === role);
  if (!found) throw new Error(`No demo login for ${role}.`);
  return found;
}

/** Logs in without the form, which other tests cover. */
export async function logIn(page: Page, role: DemoRole): Promise<DemoLogin> {
  const login = loginOf(role);
  const answer = await page.request.post('/login_json', { data: { login: login.phone, password: login.password } });
  expect(answer.status()).toBe(200);
  return login;
}

const PHONES = 10_000_000;

/** A Russian mobile number that no other test uses. */
export const newPhone = (): string => `+7917${String(randomInt(PHONES)).padStart(7, '0')}`;

/** One of 16 million addresses that nobody else has (RFC 1918): the shop limits codes and registrations by address. */
const newAddress = (): string => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

/** A new retail client of their own at an address of their own, logged in without the forms, which other tests cover. */
export async function register(page: Page): Promise<{ phone: string; email: string; password: string }> {
  const phone = newPhone();
  const own = { phone, email: `${phone.slice(1)}@example.com`, password: 'Летние диски 2027' };
  const headers = { 'x-forwarded-for': newAddress() };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.status(), path).toBe(200);
  };
  await post('/client/phone/SendCode', { phone });
  await post('/client/phone/ValidateCode', { phone, code: await readCode(page) });
  await post('/registration/register_json', { ...own, name: 'Пётр Иванов', cityId: 524_901 });
  return own;
}

type Message = { channel: 'sms' | 'mail'; text: string };

/** What the stand-in for SMS and mail has for this visitor, the newest first. */
export async function readMessages(page: Page): Promise<Message[]> {
  return (await (await page.request.get('/services/dev/messages')).json()) as Message[];
}

/**
 * The words that a message to this visitor holds, of the newest one that has such words. Messages are sent a moment after
 * the answer, so this waits for one.
 */
export async function readInMessage(page: Page, words: RegExp): Promise<string> {
  const find = async () =>
    (await readMessages(page)).map(({ text }) => words.exec(text)?.[0]).find((found) => found !== undefined) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

/** The code that was sent to this visitor last. */
export const readCode = (page: Page): Promise<string> => readInMessage(page, /\b\d{6}\b/);
