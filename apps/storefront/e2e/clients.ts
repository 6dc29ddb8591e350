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

type Message = { channel: 'sms' | 'mail'; text: string };

/** What the stand-in for SMS and mail has for this visitor, the newest first. */
export async function readMessages(page: Page): Promise<Message[]> {
  return (await (await page.request.get('/services/dev/messages')).json()) as Message[];
}

/** The code in the newest message; empty if it has none. */
export async function readCode(page: Page): Promise<string> {
  const [newest] = await readMessages(page);
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}
