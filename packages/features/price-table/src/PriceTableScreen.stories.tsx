import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, type screen, userEvent, waitFor, within } from 'storybook/test';
import { basketWatchers } from '@partshop/features/basket';
import { createBasketServer, oilFilter, saving } from '@partshop/features/basket/mocks';
import { StoryShell } from '@partshop/features/core/testing';
import {
  byPrice,
  empty,
  failing,
  filtering,
  loaded,
  long,
  longTexts,
  many,
  missing,
  substitutes,
  superseded,
} from './mocks/handlers.ts';
import { forgetSeen, rememberSeen } from '@partshop/features/seen';
import { seenGoods } from '@partshop/features/seen/mocks';
import { feature } from './feature.ts';
import { makeOffer } from './mocks/fixtures.ts';

const ADDRESS = '/price/mann-filter/W71275';
const TABLE = `${ADDRESS}?view=table`;

const meta = {
  title: 'Screens/PriceTable',
  component: StoryShell,
  args: { routes: routesOf(feature), path: ADDRESS },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One price with kopecks shows those of all prices. */
export const Boxes: Story = {
  play: async ({ canvas }) => {
    const offers = await canvas.findAllByRole('button', { name: /^В корзину: / });
    await expect(canvas.getByText(/^1,5\sбар$/)).toBeVisible();
    for (const offer of offers) await expect(offer).toHaveAccessibleName(/, \d[\d\s]*,\d\d\s₽$/);
    await expect(canvas.getAllByText('Цене 9 дней')[0]).toBeVisible();
  },
};

export const Table: Story = { args: { path: TABLE } };

/** A wholesale client works in tables (§4 cart view) without a parameter. */
export const TableOfClient: Story = { globals: { currentUser: 'wholesale' } };

export const HundredOffers: Story = {
  args: { path: TABLE },
  beforeEach: ({ msw }) => msw.use(...long()),
  play: async ({ canvasElement }) => {
    const cars = within(await within(canvasElement).findByRole('region', { name: 'Подходит к' }));
    await expect(cars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Volkswagen Golf Mk6',
      'Volkswagen Touran 1T',
      'Škoda Fabia 5J (2nd Gen)',
      'SEAT Ibiza 6J',
      'Audi A3 8P',
      'и другие',
    ]);
  },
};

export const OneOffer: Story = {
  beforeEach: ({ msw }) => msw.use(...many(1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 предложение')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Развернуть все' })).toBeNull();
  },
};

export const FortyOffers: Story = { beforeEach: ({ msw }) => msw.use(...many(40)) };

export const ThousandOffers: Story = { args: { path: TABLE }, beforeEach: ({ msw }) => msw.use(...many(1000)) };

/** However many offers there are, a page has the best of each number, and counts all. */
export const TenThousandOffers: Story = {
  beforeEach: ({ msw }) => msw.use(...many(10_000)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^10\s?000 предложений$/)).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton', { name: /^Количество: / }).length).toBeLessThan(20);
    await expect(canvas.getByRole('link', { name: /^Ещё 56 номеров от / })).toBeVisible();
  },
};

/** Waits until the status of a long list says this. */
const isStatusOf = async (canvas: { findByText: (typeof screen)['findByText'] }, text: RegExp): Promise<HTMLElement> =>
  canvas.findByText(text, {}, { timeout: 5000 });

/** A fold of thousands opens as pages, and each group is a link away. */
export const PagesOfTenThousandOffers: Story = {
  ...TenThousandOffers,
  args: { path: `${TABLE}&open=all` },
  parameters: { visual: false },
  play: async ({ canvas, userEvent: user }) => {
    await isStatusOf(canvas, /^120 предложений из 10\s?000, страница 1 из 84$/);
    const groups = within(canvas.getByRole('navigation', { name: 'Группы предложений' }));
    await expect(groups.getByRole('link', { name: /^Аналоги/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/[?&]page=34&.*#group-4$/),
    );
    const pages = () => within(canvas.getByRole('navigation', { name: 'Страницы предложений' }));
    await user.click(pages().getByRole('link', { name: '84' }));
    await isStatusOf(canvas, /^40 предложений из 10\s?000, страница 84 из 84$/);
    await expect(canvas.queryByRole('heading', { name: /^Запрошенный номер/ })).toBeNull();
  },
};

/** An order and a filter begin with the first page. */
export const NarrowTenThousandOffers: Story = {
  ...TenThousandOffers,
  args: { path: `${TABLE}&open=all&page=84` },
  parameters: { visual: false },
  play: async ({ canvas, userEvent: user }) => {
    const isShown = async (text: RegExp) => isStatusOf(canvas, text);
    await isShown(/страница 84 из 84$/);
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Порядок' }), '2');
    await isShown(/страница 1 из 84$/);
    await user.click(canvas.getByRole('radio', { name: 'До завтра' }));
    await isShown(/^120 предложений из 667, страница 1 из 6$/);
    await user.click(canvas.getByRole('link', { name: 'Свернуть по номерам' }));
    await isShown(/^667 предложений из 10\s?000$/);
  },
};

/** Everything in the chosen order, for those who compare all offers. */
export const AllOffers: Story = {
  args: { path: `${TABLE}&open=all` },
  beforeEach: ({ msw }) => msw.use(...long()),
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('spinbutton', { name: /^Количество: / })).toHaveLength(102);
    await expect(canvas.getByRole('link', { name: 'Свернуть по номерам' })).toBeVisible();
  },
};

/** A new order shows its first rows at once, and the rest after these are painted. */
export const RowsInSteps: Story = {
  ...AllOffers,
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    const count = () => canvasElement.querySelectorAll('td input[name=qty]').length;
    await waitFor(async () => expect(count()).toBe(100));
    const counts = [count()];
    const observer = new MutationObserver(() => count() === counts.at(-1) || counts.push(count()));
    observer.observe(canvasElement, { childList: true, subtree: true });
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Порядок' }), '2');
    await waitFor(async () => expect(counts).toEqual([100, 30, 100]));
    observer.disconnect();
  },
};

/** A fold opens in place: it keeps the focus, the page keeps its position, typed quantities stay. */
export const Unfolding: Story = {
  beforeEach: ({ msw }) => msw.use(...loaded()),
  play: async ({ canvas, userEvent: user }) => {
    const group = within(await canvas.findByRole('region', { name: 'Аналоги' }));
    const [qty] = group.getAllByRole('spinbutton');
    if (!qty) throw new Error('The group has no offers.');
    await user.clear(qty);
    await user.type(qty, '7');
    const before = group.getAllByRole('spinbutton').length;
    const fold = group.getByRole('link', { name: /^Ещё 4 номера от / });
    fold.focus();
    await user.keyboard('{Enter}');
    const opened = await group.findByRole('link', { name: 'Свернуть предложения: Аналоги' });
    await expect(opened).toHaveFocus();
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    await expect(group.getAllByRole('spinbutton')).toHaveLength(before + 4);
    await expect(group.getAllByRole('spinbutton')[0]).toHaveValue(7);
    await user.keyboard('{Enter}');
    await expect(await group.findByRole('link', { name: /^Ещё 4 номера от / })).toHaveFocus();
  },
};

export const SubstitutesOnly: Story = { beforeEach: ({ msw }) => msw.use(...substitutes()) };

export const Superseded: Story = {
  beforeEach: ({ msw }) => msw.use(...superseded()),
  play: async ({ canvas }) => {
    const newer = within(await canvas.findByRole('navigation', { name: 'Производитель заменил этот номер' }));
    await expect(newer.getByRole('link')).toHaveAttribute('href', '/price/mann-filter/W71295');
  },
};

export const NobodyOffers: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

export const Filtered: Story = {
  args: { path: `${ADDRESS}?days=3&catalogs=bosch&catalogs=mann-filter&filters=returnable` },
};

export const FilteredTable: Story = { args: { path: `${ADDRESS}?days=3&catalogs=bosch&view=table` } };

export const NothingMatches: Story = { args: { path: `${ADDRESS}?days=0&catalogs=vag` } };

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...longTexts()) };

/** The table is as wide as its room: names are cut, numbers wrap. */
export const LongTextsInTable: Story = { ...LongTexts, args: { path: TABLE }, play: fits };

export const RightToLeft: Story = { ...Filtered, globals: { locale: 'ar' } };

export const RightToLeftTable: Story = { ...Table, globals: { locale: 'ar' }, play: fits };

export const Dark: Story = { globals: { theme: 'dark' } };

/** The links to the groups take the lines that they need; none is cut. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const links = await canvas.findByRole('navigation', { name: 'Группы предложений' });
    await expect(links.querySelector('ul')?.scrollWidth).toBeLessThanOrEqual(links.clientWidth);
  },
};

export const PhoneTable: Story = { ...Table, globals: { viewport: { value: 'phone' } } };

export const NotFound: Story = { beforeEach: ({ msw }) => msw.use(...missing()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

/** After choosing a filter its control changes at once, and the offers are marked as loading. */
export const Filtering: Story = {
  beforeEach: ({ msw }) => msw.use(...filtering()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^BOSCH/ }));
    await expect(canvas.getByRole('checkbox', { name: /^BOSCH/ })).toBeChecked();
    await waitFor(() => expect(canvasElement.querySelector('.price-results')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const FilterAndUndo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^BOSCH/ }));
    await expect(await canvas.findByText('1 предложение из 14')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Убрать фильтр: BOSCH' }));
    await expect(await canvas.findByText('14 предложений')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^BOSCH/ })).not.toBeChecked();
  },
};

/** Without an order in the address, the offers have the order that the client chose for the whole shop. */
export const OwnOrder: Story = {
  args: { currentUser: { ClientConfig: { IsTableMod: false, SearchGoodOrderType: 2 } } },
  beforeEach: ({ msw }) => msw.use(...byPrice()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const order = await canvas.findByRole('combobox', { name: 'Порядок' });
    await expect(order).toHaveDisplayValue('Сначала дешёвые');
    await expect(order).toHaveValue('');
    await expect(canvas.getByRole('option', { name: 'Сначала лучшие' })).toHaveValue('1');
  },
};

/** Each pick has its reason and its own form; only the best one's button is primary. */
export const Picks: Story = {
  parameters: { visual: false },
  play: async ({ canvas }) => {
    const picks = within(await canvas.findByRole('group', { name: 'Выбор из предложений' })).getAllByRole('region');
    await expect(picks.map((pick) => pick.querySelector('.pick-title')?.textContent)).toEqual([
      'Лучшее и самое быстрое',
      'Самое дешёвое',
    ]);
    const buttons = picks.map((pick) => within(pick).getByRole('button', { name: 'В корзину' }));
    await expect(buttons.map((button) => button.dataset['variant'])).toEqual(['primary', 'secondary']);
    await expect(canvas.getByText('В срок 68 из 100; дешевле никто не предлагает')).toBeVisible();
  },
};

/** A filter that hides the best offer leaves its box whole. */
export const BestOfferIsHidden: Story = {
  args: { path: `${ADDRESS}?catalogs=vag` },
  play: async ({ canvasElement }) => {
    const box = within(await within(canvasElement).findByRole('region', { name: 'Лучшее предложение' }));
    await expect(
      box.getByText(/^В срок 97 из 100; дешевле всех на ближнем складе, на .*137,00\s₽.* дороже/),
    ).toBeVisible();
    await expect(box.getByText('Автосклад Север')).toBeVisible();
    await expect(box.getByText('В наличии 48 шт.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'В корзину' })).toBeVisible();
  },
};

export const CheapestFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Порядок' }), '2');
    await waitFor(() => {
      const names = canvas
        .getAllByRole('button', { name: /^В корзину: / })
        .map((button) => button.getAttribute('aria-label'));
      return expect(names[0]).toMatch(/512/);
    });
  },
};

/** The button of the best offer is busy, too, and the page does not jump. */
export const AddBestOffer: Story = {
  args: { watchers: { basket: basketWatchers } },
  beforeEach: ({ msw }) => msw.use(...loaded(), ...saving()),
  play: async ({ canvasElement }) => {
    const box = within(await within(canvasElement).findByRole('region', { name: 'Лучшее предложение' }));
    const { scrollHeight } = document.documentElement;
    await userEvent.click(box.getByRole('button', { name: 'В корзину' }));
    await expect(await box.findByRole('link', { name: 'В корзине 1 шт.' })).toHaveAttribute('href', '/basket');
    await expect(box.getByRole('button', { name: 'В корзину' })).toHaveAttribute('aria-busy', 'true');
    await expect(document.documentElement.scrollHeight).toBe(scrollHeight);
  },
};

export const PhoneAddBestOffer: Story = {
  ...AddBestOffer,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: false },
};

/**
 * The offer is marked at once, while the change is pending, with a link to the basket, and its button is busy; further
 * clicks add nothing, and neither the page nor the button moves.
 */
export const AddToBasket: Story = {
  args: { watchers: { basket: basketWatchers } },
  beforeEach: ({ msw }) => msw.use(...loaded(), ...saving()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [qty] = await canvas.findAllByRole('spinbutton', { name: 'Количество: BOSCH 0 451 103 318' });
    if (!qty) throw new Error('The offer has no quantity.');
    await userEvent.clear(qty);
    await userEvent.type(qty, '3');
    const add = canvas.getByRole('button', { name: /^В корзину: BOSCH 0 451 103 318/ });
    const layout = () => [document.documentElement.scrollHeight, add.getBoundingClientRect().top];
    const before = layout();
    await userEvent.click(add);
    const link = await canvas.findByRole('link', { name: 'В корзине 3 шт.' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/basket');
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(add);
    await expect(canvas.getByText('В корзине 3 шт.')).toBeVisible();
    await expect(layout()).toEqual(before);
  },
};

export const PhoneAddToBasket: Story = {
  ...AddToBasket,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    visual: false,
    // The toast covers a part of the offer that lies below it, until it goes.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
};

/** The second click of a double click adds nothing, also if the first one was answered in between; a later click adds one more. */
export const DoubleClick: Story = {
  args: { watchers: { basket: basketWatchers } },
  parameters: { visual: false },
  beforeEach: ({ msw }) => {
    const offer = {
      ...oilFilter,
      articleId: makeOffer().articleId,
      priceListId: makeOffer().priceListId,
      available: 48,
    };
    msw.use(...loaded(), ...createBasketServer([], [offer]).handlers);
  },
  play: async ({ canvasElement }) => {
    const box = within(await within(canvasElement).findByRole('region', { name: 'Лучшее предложение' }));
    const add = box.getByRole('button', { name: 'В корзину' });
    const isAnswered = () => expect(add).not.toHaveAttribute('aria-busy');
    await fireEvent.click(add, { detail: 1 });
    await expect(await box.findByText('В корзине 1 шт.')).toBeVisible();
    await waitFor(isAnswered);
    await fireEvent.click(add, { detail: 2 });
    await isAnswered();
    await fireEvent.click(add, { detail: 1 });
    await expect(await box.findByText('В корзине 2 шт.')).toBeVisible();
    await waitFor(isAnswered);
  },
};

/** A quantity that the seller does not have becomes the greatest one, and the box says why. */
export const MoreThanThereIs: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const box = within(await within(canvasElement).findByRole('region', { name: 'Лучшее предложение' }));
    const field = box.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(field).toHaveValue(48);
    await expect(box.getByText('Осталось только 48 шт.')).toBeVisible();
  },
};

async function fits({ canvas }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  const table = await canvas.findByRole('table');
  await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
}

const seen: Story['beforeEach'] = ({ msw }) => {
  msw.use(seenGoods());
  for (const id of [5, 4, 3, 2]) rememberSeen(id);
  return forgetSeen;
};

/** Under the offers stands what the visitor has seen besides. */
export const Seen: Story = {
  beforeEach: seen,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Вы смотрели' }));
    await expect(await list.findAllByRole('link')).toHaveLength(4);
  },
};

export const SeenOnPhone: Story = { ...Seen, globals: { viewport: { value: 'phone' } } };
