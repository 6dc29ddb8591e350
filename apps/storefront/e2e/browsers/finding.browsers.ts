/** Parts are found in browsers as they ship: by a misspelt name and by attributes, both up to the basket. */
import { test } from '@playwright/test';
import { RICH_ARTICLE } from '../landmarks.ts';
import type { Browser } from './browser.ts';
import { ENGINES, hasHeading, hasInBasket, isReady, says } from './journey.ts';

const checkbox = (name: string, value: string) => `//main//input[@name='${name}'][@value='${value}']`;
const FIRST_ADD =
  "(//main//section[@aria-label]//form[.//input[@name='intent'][@value='add']])[1]//button[@type='submit']";

/** Checks a value of a filter and waits until the address has it. */
async function narrow(browser: Browser, name: string, value: string): Promise<void> {
  await browser.click(checkbox(name, value));
  await says(browser, `new URLSearchParams(location.search).getAll('${name}').includes('${value}')`, true);
  await says(browser, `document.querySelector("main input[name='${name}'][value='${value}']")?.checked`, true);
}

/** Waits until the list has cards, and each of them this text. */
async function allCardsHave(browser: Browser, text: string): Promise<void> {
  const texts = "[...document.querySelectorAll('main section li:has(h2)')].map((card) => card.textContent)";
  await says(
    browser,
    `((texts) => texts.length > 0 && texts.every((text) => text.includes('${text}')))(${texts})`,
    true,
  );
}

for (const [engine, start] of Object.entries(ENGINES)) {
  test(`parts are found in ${engine} by a misspelt name and by attributes`, async ({ baseURL }) => {
    const browser = await start();
    try {
      await browser.open(`${baseURL}/`);
      await isReady(browser);
      await browser.type("//header//input[@type='search']", 'филтр\n');
      await says(browser, "document.querySelector('main')?.textContent.includes('искали «фильтр»') ?? false", true);
      await narrow(browser, 'category', 'oil-filters');
      await narrow(browser, 'catalogs', RICH_ARTICLE.makerKey);
      await allCardsHave(browser, RICH_ARTICLE.maker);
      await browser.click(FIRST_ADD);
      await hasInBasket(browser, '1');

      await browser.open(`${baseURL}/catalog/oils`);
      await isReady(browser);
      await hasHeading(browser, 'Моторные масла');
      await narrow(browser, 'f', 'viscosity:5W-30');
      await narrow(browser, 'f', 'volume:4');
      await narrow(browser, 'f', 'acea:A5/B5');
      await allCardsHave(browser, '5W-30 A5/B5, 4 л');
      await browser.click(FIRST_ADD);
      await hasInBasket(browser, '2');
    } finally {
      await browser.close();
    }
  });
}
