/** Parts are compared in browsers as they ship, by their differences, and one of them is bought. */
import { test } from '@playwright/test';
import { ENGINES, hasHeading, hasInBasket, isReady, says } from './journey.ts';

/** The scales of the n-th card. */
const scalesOf = (card: number) => `(//main//button[@form='lists'][starts-with(@value, 'compare')])[${card}]`;
const COMPARED = "document.querySelectorAll('main th[scope=col]').length";
const ROWS = "[...document.querySelectorAll('main table tr')].filter((row) => row.getClientRects().length > 0).length";

for (const [engine, start] of Object.entries(ENGINES)) {
  test(`parts are compared in ${engine}, and one of them is bought`, async ({ baseURL }) => {
    const browser = await start();
    try {
      await browser.open(`${baseURL}/price/Search-Text/${encodeURIComponent('фильтр масляный')}`);
      await isReady(browser);
      await browser.click(scalesOf(1));
      await browser.click(scalesOf(3));
      await browser.click("//header//a[contains(@href, '/compare')]");
      await hasHeading(browser, 'Сравнение');
      await says(browser, COMPARED, 2);

      const all = Number(await browser.read(ROWS));
      await browser.click("//main//input[@role='switch']");
      await says(browser, `${ROWS} < ${all}`, true);

      await browser.click("(//main//form[.//input[@name='intent'][@value='add']])[1]//button[@type='submit']");
      await hasInBasket(browser, '1');
    } finally {
      await browser.close();
    }
  });
}
