import type { BrowserContext } from '@playwright/test';
import { NAUGHTY_HTML, NAUGHTY_TEXTS } from '@partshop/api/bench';

/** PostgreSQL keeps neither of them; the backend's tests see them refused. */
const REFUSED = new Set(['\0', '\uD800']);

/** Hostile texts that the shop keeps. */
export const HOSTILE_TEXTS = [...NAUGHTY_TEXTS, ...NAUGHTY_HTML].filter((text) => !REFUSED.has(text));

/** The requests of a visitor that leave the shop; it grows as they are made. */
export function watchLeaving(context: BrowserContext, baseURL: string | undefined): readonly string[] {
  const left: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) left.push(request.url());
  });
  return left;
}
