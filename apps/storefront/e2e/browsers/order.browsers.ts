/**
 * From a pasted list to a return in browsers as they ship: the list, delivery by CDEK and payment online, then of the order a part is
 * cancelled, another returned, and the rest ordered again.
 */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { demoLogins } from '../landmarks.ts';
import { BUYER } from '../shop.ts';
import { sayIn } from '../texts.ts';
import type { Browser } from './browser.ts';
import { ENGINES, hasHeading, hasInBasket, isReady, says } from './journey.ts';

const say = sayIn('ru');
const labelled = (text: string) => `//main//*[normalize-space()='${text}']`;
const button = (text: string) => `//main//button[normalize-space()='${text}']`;
const card = (name: string, value?: string) =>
  `(//label[.//input[@name='${name}']${value === undefined ? '' : `[@value='${value}']`}])[1]`;
/** What a form of an item of the order holds. */
const ofItem = (nth: number, xpath: string) => `(//li[@data-status])[${nth}]${xpath}`;
const ITEM_IDS =
  "[...document.querySelectorAll('main li[data-status]')].map(({ id }) => Number(id.replace('item-', '')))";
const STATUSES = "[...document.querySelectorAll('main li[data-status]')].map((item) => item.dataset.status).join()";

type Offer = { articleId: number; priceListId: number; isReturnable: boolean; multiplicity: number };
type Goods = {
  items: {
    articleId: number;
    catalogKey: string;
    catalogName: string;
    catalogFullNumber: string;
    clearNumber: string;
    best: { priceListId: number; quantity: number } | null;
  }[];
};

/** Pieces that are there for all journeys of a run. */
const ENOUGH = 10;

/** Lines of a pasted list: articles whose best offers have enough single pieces and are taken back. */
async function listOf(count: number, request: APIRequestContext): Promise<string[]> {
  const goods = (await (await request.get('/services/catalogs/topsale_json?take=100')).json()) as Goods;
  const lines: string[] = [];
  for (const { articleId, best, catalogKey, catalogName, catalogFullNumber, clearNumber } of goods.items) {
    if (lines.length === count) break;
    if (!best || best.quantity < ENOUGH) continue;
    const data = { CatalogKey: catalogKey, Number: clearNumber };
    const found = await request.post('/services/search/searchgood_json', { data });
    const { items } = (await found.json()) as { items: Offer[] };
    const offer = items.find((one) => one.articleId === articleId && one.priceListId === best.priceListId);
    if (offer?.isReturnable && offer.multiplicity === 1) lines.push(`${catalogName};${catalogFullNumber};1`);
  }
  expect(lines).toHaveLength(count);
  return lines;
}

/** What staff say of an item of the order. */
async function staffSays(request: APIRequestContext, itemId: number, statuses: readonly string[]): Promise<void> {
  const { phone, password } = demoLogins.find(({ role }) => role === 'admin') ?? {};
  await request.post('/login_json', { data: { login: phone, password } });
  for (const Status of statuses) {
    const data = { OrderItemIds: [itemId], Status };
    expect((await request.post('/services/orders/SetItemsStatus', { data })).status()).toBe(200);
  }
}

for (const [engine, start] of Object.entries(ENGINES)) {
  test(`a pasted list is ordered, paid, partly cancelled, returned and repeated in ${engine}`, async ({
    baseURL,
    request,
  }) => {
    const lines = await listOf(2, request);
    const browser = await start();
    try {
      await browser.open(`${baseURL}/basket/quick-order`);
      await isReady(browser);
      await answerConsent(browser);
      await pasteList(browser, lines);
      const number = await orderByCdek(browser);
      await payOnline(browser, number);

      await browser.click(labelled(say('payment', 'Открыть заказ')));
      await hasHeading(browser, say('orders', 'Заказ {number}', { number }));
      await isReady(browser);
      await cancelFirst(browser);
      const [first = 0, second = 0] = (await browser.read(ITEM_IDS)) as number[];
      await staffSays(request, first, ['cancelled']);
      await staffSays(request, second, ['ready', 'issued']);
      await browser.open(`${baseURL}/client/vue-order/${number}`);
      await isReady(browser);
      await returnSecond(browser);
      await repeat(browser, number);
    } finally {
      await browser.close();
    }
  });
}

/** The banner would cover what stands at the lower edge. It takes presses when it has come to rest. */
async function answerConsent(browser: Browser): Promise<void> {
  const style = `getComputedStyle(document.querySelector('[data-ui="ConsentBanner"]') ?? document.body)`;
  await says(browser, `${style}.position === 'fixed' && ${style}.pointerEvents !== 'none'`, true);
  await browser.click(`//button[normalize-space()='${say('consent', 'Только необходимое')}']`);
}

async function pasteList(browser: Browser, lines: readonly string[]): Promise<void> {
  await browser.type('//main//textarea', lines.join('\n'));
  await browser.click(button(say('quick-order', 'Проверить список')));
  const all = say('quick-order', '{found} из {all}', { found: lines.length, all: lines.length });
  await says(browser, `document.querySelector('main').textContent.includes('${all}')`, true);
  await browser.click("//main//button[starts-with(normalize-space(),'Положить в корзину')]");
  await hasInBasket(browser, String(lines.length));
  await hasHeading(browser, say('basket', 'Корзина'));
}

/** From the basket to the page where the order is paid. Returns the number of the order. */
async function orderByCdek(browser: Browser): Promise<string> {
  await browser.click(`//main//a[normalize-space()='${say('basket', 'Оформить заказ')}']`);
  await hasHeading(browser, say('checkout', 'Оформление заказа'));
  await browser.type("//input[@name='ContactName']", BUYER.name);
  await browser.type("//input[@type='tel']", BUYER.phone);
  await browser.click(card('DeliveryType', 'cdek-point'));
  await browser.click(card('CdekPoint'));
  await says(browser, "document.querySelector('input[name=CdekPoint]').checked", true);
  await browser.click(card('PaymentType', 'online'));
  await browser.click(button(say('checkout', 'Подтвердить заказ')));
  await says(browser, String.raw`/^\/pay\/[^/]+$/.test(location.pathname)`, true);
  return decodeURIComponent(String(await browser.read("location.pathname.split('/').at(-1)")));
}

async function payOnline(browser: Browser, number: string): Promise<void> {
  await hasHeading(browser, say('payment', 'Оплата заказа {number}', { number }));
  await browser.click(button(say('payment', 'Перейти к оплате')));
  await browser.click(button(say('payment', 'Заплатить')));
  const paid = say('payment', 'Оплачено. Спасибо!');
  await says(browser, `[...document.querySelectorAll('main h2')].some((h) => h.textContent === '${paid}')`, true);
}

async function cancelFirst(browser: Browser): Promise<void> {
  await says(browser, STATUSES, 'paid,paid');
  await browser.click(ofItem(1, `//summary[normalize-space()='${say('orders', 'Попросить об отмене')}']`));
  await browser.click(ofItem(1, `//button[normalize-space()='${say('orders', 'Попросить об отмене')}']`));
  await says(browser, STATUSES, 'cancel-requested,paid');
}

async function returnSecond(browser: Browser): Promise<void> {
  await says(browser, STATUSES, 'cancelled,issued');
  await browser.click(ofItem(2, `//summary[normalize-space()='${say('orders', 'Вернуть деталь')}']`));
  await browser.click(ofItem(2, `//button[normalize-space()='${say('orders', 'Попросить о возврате')}']`));
  await says(browser, STATUSES, 'cancelled,return-requested');
}

async function repeat(browser: Browser, number: string): Promise<void> {
  await browser.click(labelled(say('orders', 'Повторить заказ')));
  await hasHeading(browser, say('orders', 'Повторить заказ {number}', { number }));
  await browser.click(button(say('orders', 'Положить в корзину')));
  await hasHeading(browser, say('basket', 'Корзина'));
  // Without the cancelled part.
  await hasInBasket(browser, '1');
}
