import { expect } from '@playwright/test';
import { PATIENCE_MS, type Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** The browsers as they ship, which Playwright cannot drive. */
export const ENGINES = { Firefox: startFirefox, WebKit: startWebKit } as const;

/** Waits until an expression has this value in the page. */
export async function says(browser: Browser, expression: string, value: unknown): Promise<void> {
  await expect.poll(() => browser.read(expression), { timeout: PATIENCE_MS, message: expression }).toBe(value);
}

export const isReady = async (browser: Browser) =>
  says(browser, "document.documentElement.hasAttribute('data-hydrated')", true);

export const hasHeading = async (browser: Browser, text: string) =>
  says(browser, "document.querySelector('h1')?.textContent ?? ''", text);

/** The number beside the basket in the header. */
export const hasInBasket = async (browser: Browser, count: string) =>
  says(browser, "document.querySelector('header a[data-basket]')?.dataset.basket ?? ''", count);
