import type { Page } from 'playwright';
import { clickOn, takeInteraction, timeOf } from './interactions.ts';
import { kibOf } from './sums.ts';
import { PATH, type Subjects } from './subjects.ts';
import { openToRest, visit, type Visit, type Visitor } from './visit.ts';

/** Goal G16 assumes a backend with this delay. */
const API_MS = 20;

export type NavigationSample = Record<
  | 'filter'
  | 'sort'
  | 'link'
  | 'back'
  | 'backKib'
  | 'filterInteraction'
  | 'sortInteraction'
  | 'basketScriptKib'
  | 'homeScriptKib',
  number
>;

/**
 * A returning visitor who filters, sorts, opens an offer's page and goes back, with a slow CPU and a fast line; then the
 * basket and the home page, for the scripts that they load.
 */
export async function measureNavigation(visitor: Visitor, { shop, delayApi }: Subjects): Promise<NavigationSample> {
  delayApi(API_MS);
  try {
    return await visit(visitor, shop, async (opened) => {
      await opened.unlimitNetwork();
      await opened.page.context().addCookies([{ name: 'bench', value: '0', url: shop.origin }]);
      await openToRest(opened, shop, PATH);
      return { ...(await walkOffers(opened)), ...(await walkRoutes(opened)) };
    });
  } finally {
    delayApi(0);
  }
}

async function walkOffers(opened: Visit) {
  const { page, traffic } = opened;
  const rested = async (act: () => Promise<unknown>) => {
    await traffic.quiet();
    await takeInteraction(page);
    const time = await timeOf(opened, 'offers', act);
    return [time, await takeInteraction(page)] as const;
  };
  const [filter, filterInteraction] = await rested(() => filterOffers(page));
  const [sort, sortInteraction] = await rested(() => sortOffers(page));
  const [link] = await rested(() => clickOn(page, 'a.ps-offer-article'));
  await traffic.quiet();
  const bytes = traffic.sum();
  const [back] = await rested(() =>
    page.evaluate(() => {
      window.probe.actedAt = performance.now();
      history.back();
    }),
  );
  await traffic.quiet();
  return { filter, filterInteraction, sort, sortInteraction, link, back, backKib: kibOf(traffic.sum() - bytes) };
}

/** Leaves the offers that can be returned. */
export const filterOffers = (page: Page): Promise<void> =>
  clickOn(page, '.price-filters [name=filters][value=returnable]');

/** Sorts the offers by price: the second order of the choice. */
export async function sortOffers(page: Page): Promise<void> {
  await page.locator('select[name=order]').focus();
  await page.keyboard.press('ArrowDown');
}

/** KiB of scripts that further routes load. */
async function walkRoutes({ page, traffic }: Visit) {
  const broughtBy = async (selector: string, path: string) => {
    const before = traffic.scriptBodies();
    await clickOn(page, selector);
    await page.waitForFunction((wanted) => location.pathname === wanted, path);
    await traffic.quiet();
    return kibOf(traffic.scriptBodies() - before);
  };
  const basketScriptKib = await broughtBy('.header-basket', '/basket');
  const homeScriptKib = await broughtBy('.header-logo', '/');
  return { basketScriptKib, homeScriptKib };
}
