import { expect, type Locator, type Page } from '@playwright/test';
import { localeOf, localizePath } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { RICH_ARTICLE, type Landmark } from './landmarks.ts';
import { sayIn, type Lang, type Say } from './texts.ts';

/** Concurrent tests buy: offers with less stock than this are left to tests that need scarce ones. */
const PLENTY = 30;

export const BUYER = { name: 'Анна Ким', phone: '+7 916 123-45-67' } as const;

/** The field of a search form. */
const SEARCH_FIELD = '[data-part-search] input[name="q"]';

export type GroupTitle = 'Запрошенный номер' | 'Замены производителя' | 'Оригинальные запчасти' | 'Аналоги';

/** Page object of the shop in one language; finds elements by role and name. */
export class Shop {
  readonly page: Page;
  readonly lang: Lang;
  readonly say: Say;
  readonly header: Locator;
  readonly notices: Locator;
  readonly heading: Locator;
  /** Makes tests choose different offers, so that they do not buy each other's stock. */
  readonly #seed: number;

  constructor(page: Page, lang: Lang, seed: number) {
    this.page = page;
    this.lang = lang;
    this.#seed = seed;
    this.say = sayIn(lang);
    this.header = page.getByRole('banner');
    this.notices = page.getByRole('region', { name: this.say('basket', 'Уведомления') });
    this.heading = page.getByRole('heading', { level: 1 });
  }

  path(path: string): string {
    return localizePath(path, this.lang);
  }

  /** Opens a document and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.path(path));
    await this.isReady();
  }

  async openPriceOf({ makerKey, number }: Landmark, query = ''): Promise<void> {
    await this.open(paths.price.to(makerKey, number) + query);
  }

  async isReady(): Promise<void> {
    await expect(this.page.locator('html[data-hydrated]')).toBeAttached();
  }

  async isInItsLanguage(): Promise<void> {
    const { tag, direction } = localeOf(this.lang);
    await expect(this.page.locator('html')).toHaveAttribute('lang', tag);
    await expect(this.page.locator('html')).toHaveAttribute('dir', direction);
  }

  /**
   * The document's texts, also those in attributes, with Russian letters that do not say that they are Russian, or not to be
   * translated.
   */
  async untranslated(): Promise<string[]> {
    return this.page.evaluate(() => {
      const found: string[] = [];
      const isMarked = (element: Element) =>
        element.closest('[lang]')?.getAttribute('lang') === 'ru' || element.closest('[translate="no"]') !== null;
      const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
      for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
        for (const name of attributes)
          if (/[а-яё]/i.test(element.getAttribute(name) ?? '') && !isMarked(element))
            found.push(`${name}: ${element.getAttribute(name)}`);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const isShown = parent?.closest('script, style, template, noscript, [aria-hidden="true"]') === null;
        if (isShown && !isMarked(parent) && /[а-яё]/i.test(node.textContent ?? '')) found.push(node.textContent ?? '');
      }
      return found;
    });
  }

  /** Where the links on the page and in its open window lead, without searches by text, of which there are many. */
  async linkedPaths(): Promise<string[]> {
    const links = this.page.locator('a[href^="/"]');
    const all = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
    return [...new Set(all)].filter((path) => !path.includes('/price/Search-Text/'));
  }

  /** Opens the search; on a phone it is a popup. */
  async openSearch(): Promise<Locator> {
    // Its role changes when suggestions join it.
    const inline = this.header.locator(SEARCH_FIELD);
    if (await inline.isVisible()) return inline;
    await this.header.locator('[data-popup="search"]').click();
    // Without scripts the link leads to the search page. The page under a popup may have a box of the same name.
    const isScripted = (await this.page.locator('html[data-hydrated]').count()) > 0;
    const place = isScripted ? this.page.getByRole('dialog') : this.page.locator('main');
    return place.locator(SEARCH_FIELD);
  }

  async searchFor(text: string): Promise<void> {
    const box = await this.openSearch();
    await box.fill(text);
    await box.press('Enter');
  }

  /** The link that opens the menu: in the header, or in the bar of phones. */
  get menuLink(): Locator {
    return this.header.locator('[data-popup="menu"]').filter({ visible: true });
  }

  /** Presses a currency in the top bar; on phones it is in the menu. */
  async chooseCurrency(symbol: '₽' | '€'): Promise<void> {
    const choice = this.page.getByRole('form', { name: this.say('layout', 'Валюта цен') }).filter({ visible: true });
    if (!(await choice.isVisible())) await this.menuLink.click();
    await choice.getByText(symbol, { exact: true }).click();
  }

  group(title: GroupTitle): Locator {
    return this.page.getByRole('region', { name: this.say('price-table', title) });
  }

  /** The offers of a group that are not folded. */
  offersOf(title: GroupTitle): Locator {
    return this.group(title)
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('spinbutton') });
  }

  /** Opens the first fold of a group, if there is one: the other offers of its first number. */
  async unfold(title: GroupTitle): Promise<void> {
    await expect(this.offersOf(title).first()).toBeVisible();
    const folds = this.group(title).locator('a[aria-expanded]');
    if ((await folds.count()) === 0 || (await folds.first().getAttribute('aria-expanded')) === 'true') return;
    await folds.first().click();
    await expect(folds.first()).toHaveAttribute('aria-expanded', 'true');
  }

  /** The `nth` offer of a group with enough stock; each test starts at another offer. */
  async offerOf(title: GroupTitle, nth = 0): Promise<Locator> {
    await this.unfold(title);
    const offers = this.offersOf(title);
    const stocks = await offers
      .getByRole('spinbutton')
      .evaluateAll((fields) => fields.map((field) => Number(field.getAttribute('max'))));
    const plenty = stocks.flatMap((stock, index) => (stock >= PLENTY ? [index] : []));
    const index = plenty[(this.#seed + nth) % plenty.length];
    if (index === undefined) throw new Error(`No offer of “${title}” has ${PLENTY} pieces.`);
    return offers.nth(index);
  }

  addButton(within: Locator): Locator {
    const [name = ''] = this.say('price-table', 'В корзину: {article}, {price}').split('{');
    return within.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Adds an offer to the basket. Returns the quantity that was added. */
  async add(offer: Locator): Promise<number> {
    const pieces = Number(await offer.getByRole('spinbutton').inputValue());
    await this.addButton(offer).click();
    return pieces;
  }

  /** The header's link to the basket, found by the number of pieces. */
  basketLink(count: number): Locator {
    const basket = this.say('layout', 'Корзина');
    const name = count === 0 ? basket : `${basket} ${count}`;
    return this.header.getByRole('link', { name, exact: true });
  }

  get basketLines(): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ has: this.removeButtons });
  }

  get removeButtons(): Locator {
    const [name = ''] = this.say('basket', 'Удалить {number}').split('{');
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  get checkOutLink(): Locator {
    // A phone has a second one at its lower edge.
    return this.page.getByRole('link', { name: this.say('basket', 'Оформить заказ') }).first();
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name: this.say('checkout', name) });
  }

  /** Writes a comment on the order, whose field is folded away. */
  async comment(text: string): Promise<void> {
    await this.page.getByText(this.say('checkout', 'Добавить комментарий'), { exact: true }).click();
    await this.field('Комментарий к заказу').fill(text);
  }

  get orderButton(): Locator {
    return this.page.getByRole('button', { name: this.say('checkout', 'Подтвердить заказ') });
  }

  /** Fills in the required fields of an order. Returns the address of the chosen pick-up point. */
  async fillInCheckout({ name, phone }: { name: string; phone: string } = BUYER): Promise<string> {
    await this.field('Имя и фамилия').fill(name);
    await this.field('Телефон').fill(phone);
    await this.consentToNoReturns();
    return this.choosePoint();
  }

  /** Agrees that goods cannot be returned, if the basket has such goods: a test does not choose its offer by that. */
  async consentToNoReturns(): Promise<void> {
    if (await this.noReturnsConsent.isVisible()) await this.noReturnsConsent.check();
  }

  /** The checkbox of an order with goods that cannot be returned. */
  get noReturnsConsent(): Locator {
    const name = 'Я понимаю, что исправные товары с пометкой «Без возврата» продавец не примет обратно';
    return this.page.getByRole('checkbox', { name: this.say('checkout', name) });
  }

  /** The radio buttons of the pick-up points. */
  get points(): Locator {
    return this.page.locator('input[name="PointId"]');
  }

  /** Presses the middle of the first pick-up point's card. Gives the point's address. */
  async choosePoint(): Promise<string> {
    const card = this.page.locator('label').filter({ has: this.points }).first();
    await card.click();
    await expect(this.points.first()).toBeChecked();
    const [, address = ''] = (await card.innerText()).trim().split('\n');
    return address;
  }

  /** Opens the page of a popular article and adds `lines` of its offers to the basket. Returns the number of pieces in it. */
  async fillBasket(lines = 1): Promise<number> {
    await this.openPriceOf(RICH_ARTICLE);
    let pieces = await this.savedPieces();
    for (let line = 0; line < lines; line += 1) {
      pieces += await this.add(await this.offerOf('Запрошенный номер', line));
      await expect(this.basketLink(pieces)).toBeVisible();
    }
    await this.isSaved();
    return pieces;
  }

  /** Waits until the server's basket matches the page. */
  async isSaved(): Promise<void> {
    await expect(async () => {
      await expect(this.basketLink(await this.savedPieces())).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  /** The number of pieces in the server's basket. */
  private async savedPieces(): Promise<number> {
    const answer = await this.page.request.get('/services/basket/items_json');
    const { count } = (await answer.json()) as { count: number };
    return count;
  }

  async openFilledBasket(lines = 1): Promise<number> {
    const pieces = await this.fillBasket(lines);
    await this.open(paths.basket.to());
    return pieces;
  }

  async openFilledCheckout(): Promise<void> {
    await this.fillBasket();
    await this.open(paths.checkout.to());
  }

  /** The order number on the confirmation page. */
  async orderNumber(): Promise<string> {
    await expect(this.page).toHaveURL(/\/is-success\/[^/]+$/);
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').at(-1) ?? '');
  }
}
