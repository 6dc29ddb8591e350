import { test as base, expect, type Page } from '@playwright/test';
import { watchForFaults, type Faults } from './faults.ts';
import { Shop } from './shop.ts';
import type { Lang } from './texts.ts';

type ShopFixtures = {
  faults: Faults;
  /** The shop in one of its languages, in the page of the test or in another one. */
  shopIn: (lang: Lang, page?: Page) => Shop;
  /** A page of somebody else: without the cookies of the test's own. */
  newVisitor: () => Promise<Page>;
};

/** Playwright's test with the shop at hand. It fails when a page logs a fault, throws, or gets an answer of 5xx. */
export const test = base.extend<ShopFixtures & { watch: ReturnType<typeof watchForFaults> }>({
  watch: async ({ baseURL }, use) => {
    const watch = watchForFaults(baseURL ?? '');
    await use(watch);
    expect(watch.found(), 'the pages are free of faults').toEqual([]);
  },
  faults: async ({ watch }, use) => use(watch),
  context: async ({ context, watch }, use) => {
    await watch.watch(context);
    await use(context);
  },
  shopIn: async ({ page }, use, testInfo) => {
    await use((lang, other) => new Shop(other ?? page, lang, Number.parseInt(testInfo.testId.slice(0, 6), 16)));
  },
  newVisitor: async ({ browser, watch }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await watch.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
