import { test as base, expect, type Page } from '@playwright/test';
import { watchForFaults, type Faults } from './faults.ts';
import { Shop } from './shop.ts';
import type { Lang } from './texts.ts';

type ShopFixtures = {
  faults: Faults;
  /** The shop in one of its languages, in the test's page or in another one. */
  shopIn: (lang: Lang, page?: Page) => Shop;
  /** A page of another visitor, without the test's cookies. */
  newVisitor: () => Promise<Page>;
};

/** Playwright's test with the shop as a fixture. Fails when a page logs an error, throws, or gets a 5xx response. */
export const test = base.extend<ShopFixtures & { watch: ReturnType<typeof watchForFaults> }>({
  watch: async ({ baseURL }, provide) => {
    const watch = watchForFaults(baseURL ?? '');
    await provide(watch);
    expect(watch.found(), 'the pages are free of faults').toEqual([]);
  },
  faults: async ({ watch }, provide) => provide(watch),
  context: async ({ context, watch }, provide) => {
    await watch.watch(context);
    await provide(context);
  },
  shopIn: async ({ page }, provide, testInfo) => {
    await provide((lang, other) => new Shop(other ?? page, lang, Number.parseInt(testInfo.testId.slice(0, 6), 16)));
  },
  newVisitor: async ({ browser, watch }, provide) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await watch.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
