/** The purchase in browsers as they ship. Screenshots of its steps go to `.reports/browsers`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { RICH_ARTICLE } from '../landmarks.ts';
import { BUYER } from '../shop.ts';
import { sayIn } from '../texts.ts';
import type { Browser } from './browser.ts';
import { ENGINES, hasHeading, hasInBasket, isReady, says } from './journey.ts';
import { withoutScripts } from './without-scripts.ts';

const PICTURES = path.join(import.meta.dirname, '../../../../.reports/browsers');

const say = sayIn('ru');
const withText = (tag: string, text: string) => `//${tag}[normalize-space()='${text}']`;
/** Pieces that are there for all purchases of a run. The best offer has them: its button needs no scrolling. */
const ENOUGH = 10;
const ADD_BUTTON = `//form[.//input[@name='intent'][@value='add']][.//input[@name='qty'][@max>=${ENOUGH}]]//button[@type='submit']`;
const POINT_CARD = "(//label[input[@type='radio'][@name='PointId']])[1]";
const BASKET_LINK = '//header//a[@data-basket]';

for (const [engine, start] of Object.entries(ENGINES)) {
  test(`a part is bought in ${engine}`, async ({ baseURL }) => {
    const browser = await start();
    try {
      const shop = new Purchase(browser, baseURL ?? '', engine);
      await shop.openHome();
      await isReady(browser);
      await shop.findPart();
      await browser.click(ADD_BUTTON);
      await hasInBasket(browser, '1');
      await browser.click(BASKET_LINK);
      await shop.order();
    } finally {
      await browser.close();
    }
  });

  test(`a part is bought in ${engine} without scripts`, async ({ baseURL }) => {
    const plain = await withoutScripts(baseURL ?? '');
    const browser = await start();
    try {
      const shop = new Purchase(browser, plain.origin, `${engine} without scripts`);
      await shop.openHome();
      await shop.findPart();
      await browser.click(ADD_BUTTON);
      await shop.order();
      expect(await browser.read("document.documentElement.hasAttribute('data-hydrated')")).toBe(false);
    } finally {
      await browser.close();
      plain.close();
    }
  });
}

class Purchase {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #folder: string;

  constructor(browser: Browser, origin: string, name: string) {
    this.#browser = browser;
    this.#origin = origin;
    this.#folder = path.join(PICTURES, name.toLowerCase().replaceAll(' ', '-'));
    mkdirSync(this.#folder, { recursive: true });
  }

  async openHome(): Promise<void> {
    await this.#browser.open(`${this.#origin}/`);
    await this.#picture('1-home');
  }

  async findPart(): Promise<void> {
    await this.#browser.type("//header//input[@type='search']", 'w 712.75\n');
    await hasHeading(this.#browser, `${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`);
    await this.#picture('2-price');
  }

  /** From the basket to the confirmation. */
  async order(): Promise<void> {
    const browser = this.#browser;
    await hasHeading(browser, say('basket', 'Корзина'));
    await this.#picture('3-basket');
    await browser.click(withText('a', say('basket', 'Оформить заказ')));
    await hasHeading(browser, say('checkout', 'Оформление заказа'));
    await browser.type("//input[@name='ContactName']", BUYER.name);
    await browser.type("//input[@type='tel']", BUYER.phone);
    await browser.click(POINT_CARD);
    await says(browser, "document.querySelector('input[name=PointId]').checked", true);
    await this.#picture('4-checkout');
    await browser.click(withText('button', say('checkout', 'Подтвердить заказ')));
    await says(browser, String.raw`/^\/is-success\/[^/]+$/.test(location.pathname)`, true);
    const number = decodeURIComponent(String(await browser.read("location.pathname.split('/').at(-1)")));
    await hasHeading(browser, say('checkout', 'Заказ {number} оформлен', { number }));
    await says(browser, `document.body.innerText.includes('${BUYER.name}')`, true);
    await this.#picture('5-order');
  }

  async #picture(name: string): Promise<void> {
    writeFileSync(path.join(this.#folder, `${name}.png`), await this.#browser.screenshot());
  }
}
