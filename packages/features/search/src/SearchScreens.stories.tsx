import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockCall } from '@partshop/api-client/mocks';
import { fitVerdicts, mockFit } from '@partshop/api-client/mocks/cars';
import { basketWatchers } from '@partshop/features/basket';
import { createBasketServer, sparkPlugs } from '@partshop/features/basket/mocks';
import { feature as carSelector } from '@partshop/features/car-selector';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { StoryShell } from '@partshop/features/core/testing';
import {
  cachedThenForCar,
  carInText,
  categoryInText,
  empty,
  failing,
  filteredOut,
  goods,
  loaded,
  loadedForCar,
  longTexts,
  near,
  numberInText,
  partOfNumber,
  readDifferently,
  severalMakers,
  vin,
  withoutTips,
} from './mocks/handlers.ts';
import { feature } from './feature.ts';

const BY_TEXT = `/price/Search-Text/${encodeURIComponent('фильтр масляный')}`;

const meta = {
  title: 'Screens/Search',
  component: StoryShell,
  args: { routes: routesOf(feature), path: BY_TEXT },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByName: Story = {};

const verdicts = {
  1001: fitVerdicts.fits,
  1002: fitVerdicts.doesNotFit,
  1003: fitVerdicts.ask,
  1005: fitVerdicts.doesNotFit,
  1006: fitVerdicts.doesNotFit,
};

/** F3: what does not fit the current car is left out, which a line says; its link shows it at the end. */
export const WithCar: Story = {
  args: {
    currentUser: visitor(octavia.engineId),
    watchers: carSelector.watchers ? { car: carSelector.watchers } : {},
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...loadedForCar(),
      mockCall('get', '/services/search/get-root-by-car', octavia),
      mockCall('post', '/services/cabinet/set-engine-id', { ok: true as const }),
      mockFit(verdicts),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Подходит')).toBeVisible();
    await expect(canvas.getByText('Подходит с условием')).toBeVisible();
    await expect(canvas.getByText(/^Не показаны 3 товара, .* к вашей машине .*Octavia/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^10 товаров/ })).toBeVisible();
    await expect(canvas.queryByText('Не подходит')).toBeNull();
  },
};

export const WithCarOnPhone: Story = { ...WithCar, globals: { viewport: { value: 'phone' } } };

export const WithCarRightToLeft: Story = {
  ...WithCar,
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('مناسبة')).toBeVisible();
  },
};

/** The link of the line shows the misfits too, and the filters keep this. */
export const MisfitsShown: Story = {
  ...WithCar,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Показать и их' }));
    await expect(await canvas.findByText(/^3 товара не подходят к вашей машине .*Octavia/)).toBeVisible();
    await expect(await canvas.findAllByText('Не подходит')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'Дешёвые' }));
    const hide = () => canvas.getByRole('link', { name: 'Убрать неподходящие' });
    await waitFor(() => expect(hide()).toHaveAttribute('href', `${BY_TEXT}?order=2`));
    await expect(canvas.getAllByText('Не подходит')).toHaveLength(3);
  },
};

export const MisfitsShownOnPhone: Story = { ...MisfitsShown, globals: { viewport: { value: 'phone' } } };

/** All that was found is about other cars. */
export const MisfitsOnly: Story = {
  ...WithCar,
  beforeEach: ({ msw }) =>
    msw.use(
      ...loadedForCar(goods.map(({ articleId }) => articleId)),
      mockCall('get', '/services/search/get-root-by-car', octavia),
      mockFit({}),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /ничего из этого не подходит$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Показать всё, что нашлось' })).toHaveAttribute(
      'href',
      `${BY_TEXT}?fit=all`,
    );
  },
};

export const MisfitsOnlyRightToLeft: Story = {
  ...MisfitsOnly,
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** A page of the cache knows no car: a link offers to load the list for the one that the browser keeps. */
export const CarOfBrowser: Story = {
  args: { watchers: carSelector.watchers ? { car: carSelector.watchers } : {} },
  beforeEach: ({ msw }) => {
    msw.use(...cachedThenForCar(), mockFit(verdicts));
    localStorage.setItem('partshop-car', JSON.stringify(octavia));
    const { dataset } = document.documentElement;
    dataset['kept'] = 'partshop-car';
    return () => {
      localStorage.removeItem('partshop-car');
      delete dataset['kept'];
    };
  },
  play: async ({ canvasElement, snapshot }) => {
    const canvas = within(canvasElement);
    const offer = await canvas.findByRole('link', { name: /^Показать сначала то, что подходит к .*Octavia/ });
    await expect(await canvas.findAllByText('Не подходит')).toHaveLength(3);
    await snapshot('offered');
    await userEvent.click(offer);
    await expect(await canvas.findByText(/^Не показаны 3 товара/)).toBeVisible();
  },
};

export const CarOfBrowserOnPhone: Story = { ...CarOfBrowser, globals: { viewport: { value: 'phone' } } };

export const SecondPage: Story = { args: { path: `${BY_TEXT}?page=2` } };

export const ChooseMaker: Story = {
  args: { path: '/search/OC264' },
  beforeEach: ({ msw }) => msw.use(...severalMakers()),
};

/** The number was typed with Cyrillic letters (D8). */
export const NumberInText: Story = {
  args: { path: `/price/Search-Text/${encodeURIComponent('ОС 90')}` },
  beforeEach: ({ msw }) => msw.use(...numberInText()),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'MAHLE OC 90' });
    await expect(link).toHaveAttribute('href', '/price/mahle/OC90');
  },
};

/** A car in the text does not narrow the list; a word was corrected and another dropped. */
export const ReadDifferently: Story = {
  beforeEach: ({ msw }) => msw.use(...readDifferently()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Исправили раскладку: «rjkjlrb» — это «колодки»/)).toBeVisible();
    await expect(canvas.getByText(/^Это товары для всех автомобилей, не только Toyota Camry/)).toBeVisible();
  },
};

export const ReadDifferentlyRightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...readDifferently()),
  globals: { locale: 'ar' },
};

/** A part of a number, with the slash that was typed. */
export const PartOfNumber: Story = {
  args: { path: '/search/W%2071?asked=W+71%2F' },
  beforeEach: ({ msw }) => msw.use(...partOfNumber()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: /по запросу «W 71\/»$/ })).toBeVisible();
  },
};

/** Each choice is in the address, and pages and orders keep it; what was chosen can be taken back one by one. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const nextPage = () => canvas.getByRole('link', { name: 'Следующая страница' }).getAttribute('href');
    const choose = async (group: string, role: 'checkbox' | 'radio', name: RegExp) =>
      userEvent.click(within(canvas.getByRole('group', { name: group })).getByRole(role, { name }));
    await canvas.findByRole('form', { name: 'Фильтры' });
    await choose('Производитель', 'checkbox', /^NGK/);
    await waitFor(() => expect(nextPage()).toContain('?catalogs=ngk&page=2'));
    await choose('Категория', 'checkbox', /^Масляные/);
    await waitFor(() => expect(nextPage()).toContain('?category=oil-filters&catalogs=ngk&page=2'));
    await choose('Срок доставки', 'radio', /^До 3 дней/);
    await waitFor(() => expect(nextPage()).toContain('?category=oil-filters&catalogs=ngk&days=3&page=2'));
    await userEvent.click(canvas.getByRole('link', { name: 'Дешёвые' }));
    await waitFor(() => expect(nextPage()).toContain('?order=2&category=oil-filters&catalogs=ngk&days=3&page=2'));
    const chosen = within(canvas.getByRole('list', { name: 'Выбранные фильтры' }));
    await userEvent.click(chosen.getByRole('link', { name: 'Убрать фильтр: NGK' }));
    await waitFor(() => expect(nextPage()).toContain('?order=2&category=oil-filters&days=3&page=2'));
    await expect(within(canvasElement).getByRole('checkbox', { name: /^NGK/ })).not.toBeChecked();
  },
};

export const FilteredOut: Story = {
  args: { path: `${BY_TEXT}?days=1` },
  beforeEach: ({ msw }) => msw.use(...filteredOut()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'С такими фильтрами ничего нет' });
    const list = within(canvas.getByRole('region', { name: 'Результаты поиска' }));
    await expect(list.getByRole('link', { name: 'Сбросить всё' })).toHaveAttribute('href', BY_TEXT);
  },
};

/** On a phone the filters are a sheet. */
export const PhoneFilters: Story = {
  args: { path: `${BY_TEXT}?category=oil-filters` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Фильтры/ }));
    const sheet = within(canvas.getByRole('form', { name: 'Фильтры' }));
    await expect(sheet.getByRole('button', { name: 'Показать 60 товаров' })).toBeVisible();
  },
};

/** Nobody has the number, but its name matches (D9). */
export const NumberFoundByName: Story = { args: { path: '/search/5W30' } };

export const NearNumbers: Story = { args: { path: '/search/W71276' }, beforeEach: ({ msw }) => msw.use(...near()) };

export const NothingFound: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

/** An order number leads to the page that shows the order. */
export const OrderNumber: Story = {
  args: { path: '/price/Search-Text/26-4821-0937' },
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Найти заказ' });
    await expect(link).toHaveAttribute('href', '/find-order?number=26-4821-0937');
  },
};

export const WithoutTips: Story = { beforeEach: ({ msw }) => msw.use(...withoutTips()) };

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...longTexts()) };

export const LongTextsOnPhone: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...ChooseMaker, globals: { locale: 'ar' } };

export const RightToLeftNothing: Story = { ...NearNumbers, globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

/** The button becomes a stepper in its place, which takes over the focus; nothing moves. Its last step down gives the button back. */
export const AddToBasket: Story = {
  args: { watchers: { basket: basketWatchers } },
  beforeEach: ({ msw }) => {
    const offer = { ...sparkPlugs, articleId: 1003, priceListId: 3 };
    msw.use(...loaded(), ...createBasketServer([], [offer]).handlers);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const add = await canvas.findByRole('button', { name: /^В корзину: NGK BKR6E-11/ });
    const card = add.closest('li') as HTMLElement;
    // A button under the edge of the screen would scroll the page when it takes the focus.
    card.scrollIntoView({ block: 'center' });
    const placeOf = (element: Element | null) => JSON.stringify(element?.getBoundingClientRect());
    const before = [placeOf(card), placeOf(add)];
    await userEvent.click(add);
    const qty = await within(card).findByRole('spinbutton', { name: 'В корзине: NGK BKR6E-11' });
    await expect(qty).toHaveValue(4);
    await expect([placeOf(card), placeOf(qty.closest('[data-ui="QuantityStepper"]'))]).toEqual(before);
    await expect(within(card).getByRole('button', { name: 'Больше' })).toHaveFocus();
    await userEvent.click(within(card).getByRole('button', { name: 'Меньше' }));
    await expect(await within(card).findByRole('button', { name: /^В корзину: NGK BKR6E-11/ })).toHaveFocus();
  },
};

export const PhoneAddToBasket: Story = {
  ...AddToBasket,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: false },
};

export const SearchAgain: Story = {
  ...NothingFound,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox');
    await expect(field).toHaveValue('фильтр масляный');
    await userEvent.clear(field);
    await userEvent.type(field, 'колодки{Enter}');
    await expect(await canvas.findByDisplayValue('колодки')).toBeVisible();
  },
};

const meaningOf = (canvasElement: HTMLElement) => within(canvasElement).getByText('Поняли так:').closest('p');

/** F2: the text was read as a number; a link searches for it by name, and that page leads back. */
export const AsNumberOrName: Story = {
  args: { path: '/search/OC%20264' },
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(...severalMakers(), ...loaded()),
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Искать как название' }));
    await expect(await canvas.findByRole('link', { name: 'Искать как номер детали' })).toBeVisible();
    await expect(meaningOf(canvasElement)).toHaveTextContent('Название');
    await userEvent.click(canvas.getByRole('link', { name: 'Искать как номер детали' }));
    await expect(await canvas.findByRole('link', { name: 'Искать как название' })).toBeVisible();
  },
};

export const Vin: Story = {
  args: { path: '/search/WVWZZZ1KZ6W386123' },
  beforeEach: ({ msw }) => msw.use(...vin()),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Выбрать автомобиль' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Это VIN, а не номер детали');
  },
};

export const CarInText: Story = {
  args: { path: '/search/golf%207' },
  beforeEach: ({ msw }) => msw.use(...carInText()),
  async play({ canvas, canvasElement }) {
    const link = await canvas.findByRole('link', { name: /Volkswagen Golf Mk7/ });
    await expect(link).toHaveAttribute('href', '/zapchasti/volkswagen/golf/mk7');
    await expect(meaningOf(canvasElement)).toHaveTextContent('Автомобиль');
  },
};

export const CategoryInText: Story = {
  args: { path: `/price/Search-Text/${encodeURIComponent('масла моторные')}` },
  beforeEach: ({ msw }) => msw.use(...categoryInText()),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('link', { name: /Масла моторные/ })).toBeVisible();
    await expect(meaningOf(canvasElement)).toHaveTextContent('Раздел каталога');
  },
};
