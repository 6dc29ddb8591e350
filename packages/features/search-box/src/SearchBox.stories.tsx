import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockCall } from '@partshop/api-client/mocks';
import { fitVerdicts, mockFit } from '@partshop/api-client/mocks/cars';
import { dispatch, loadTexts, loadWith, pageDescribed, sharedMessages } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature as carSelector } from '@partshop/features/car-selector';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { PartSearch } from '@partshop/features/shared';
import { car, failing, longTexts, misspelt, names, near, nothing, numbers, released, slow } from './mocks/handlers.ts';
import { keepSearch } from './kept-searches.ts';
import { SearchBoxHost } from './SearchBoxHost.tsx';

const page = {
  path: '/',
  loader: loadWith(() => loadTexts(sharedMessages)),
  Component: () => (
    <div style={{ maxInlineSize: 640, minBlockSize: 560, padding: 'var(--ps-space-4)' }}>
      <PartSearch size="large" />
      <SearchBoxHost />
    </div>
  ),
};
const price = {
  path: '/price/:catalogKey/:number',
  loader: loadWith(() => dispatch(pageDescribed({ title: 'Цена' }))),
  Component: () => <h1>Страница цены</h1>,
};

const meta = {
  title: 'Screens/SearchBox',
  component: StoryShell,
  args: { routes: [page, price], path: '/' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(...numbers());
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** The field, once its suggestions have joined it. */
async function enter(canvas: Canvas, text: string): Promise<HTMLInputElement> {
  const field = await canvas.findByRole<HTMLInputElement>('searchbox');
  await userEvent.click(field);
  await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'), { timeout: 5000 });
  if (text !== '') await userEvent.type(field, text);
  return field;
}

const typing =
  (text: string, shown?: RegExp): Play =>
  async ({ canvas }) => {
    await enter(canvas, text);
    if (shown) await expect(await canvas.findByRole('option', { name: shown })).toBeVisible();
  };

/** Before anything is typed: what was searched for before. */
export const EmptyWithHistory: Story = {
  beforeEach() {
    for (const text of ['колодки golf 7', 'масло 5w30', 'W 712/75']) keepSearch(text);
  },
  play: typing('', /W 712\/75/),
};

/** Nothing was searched for yet: there is no popup. */
export const EmptyAtFirst: Story = {
  parameters: { visual: false },
  async play({ canvas }) {
    await expect(await enter(canvas, '')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** By keyboard: arrows move, Home returns to the text, Escape closes, Enter opens the page of the part. */
export const Numbers: Story = {
  async play({ canvas }) {
    const field = await enter(canvas, 'w712');
    await canvas.findByRole('option', { name: /W 712\/75/ });
    await expect(canvas.getByRole('status')).toHaveTextContent(/4 подсказки/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/W 712\/94.*712,50/);
    await userEvent.keyboard('{Home}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('w712');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/W 712\/75/);
  },
};

export const ChoosesPart: Story = {
  parameters: { visual: false },
  async play({ canvas }) {
    await enter(canvas, 'w712');
    await canvas.findByRole('option', { name: /W 712\/75/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Страница цены' })).toBeVisible();
  },
};

/** What was typed before the code of the suggestions has come is kept, and suggested for. */
export const TypedBefore: Story = {
  parameters: { visual: false },
  async play({ canvas }) {
    const field = await canvas.findByRole<HTMLInputElement>('searchbox');
    field.value = 'w712';
    field.focus();
    await expect(await canvas.findByRole('option', { name: /W 712\/75/ }, { timeout: 5000 })).toBeVisible();
    await expect(field).toHaveValue('w712');
  },
};

/** The answer to an earlier text comes last: it is not shown. */
export const OutOfOrder: Story = {
  parameters: { visual: false },
  async play({ canvas, msw }) {
    const backend = released();
    msw.use(...backend.handlers);
    await enter(canvas, 'w7');
    await waitFor(() => expect(backend.asked).toContain('w7'));
    await userEvent.keyboard('1');
    await waitFor(() => expect(backend.asked).toContain('w71'));
    backend.release('w71');
    await canvas.findByRole('option', { name: /W71/ });
    backend.release('w7');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/W71/);
  },
};

/** F3: each part says whether it fits the visitor's car. */
export const WithCar: Story = {
  args: {
    currentUser: visitor(octavia.engineId),
    watchers: carSelector.watchers ? { car: carSelector.watchers } : {},
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('get', '/services/search/get-root-by-car', octavia),
      mockFit({ 1: fitVerdicts.fits, 2: fitVerdicts.doesNotFit, 3: fitVerdicts.ask }),
    ),
  play: typing('w712', /W 712\/75.*Подходит/s),
};

export const Names: Story = {
  beforeEach: ({ msw }) => {
    keepSearch('колодки golf 7');
    msw.use(...names());
  },
  play: typing('колод', /GDB1550/),
};

export const Car: Story = {
  beforeEach: ({ msw }) => msw.use(...car()),
  play: typing('golf 7', /Mk/),
};

/** A VIN is no part number: it leads to the choice of the car. */
export const Vin: Story = {
  beforeEach: ({ msw }) => msw.use(...nothing()),
  play: typing('WVWZZZ1KZ6W386123', /Это VIN/),
};

/** The check digit of a North American VIN is wrong. */
export const DoubtfulVin: Story = {
  beforeEach: ({ msw }) => msw.use(...nothing()),
  play: typing('1M8GDM9A1KP042788', /контрольный знак/),
};

export const Misspelt: Story = {
  beforeEach: ({ msw }) => msw.use(...misspelt()),
  async play({ canvas }) {
    await enter(canvas, 'фильтер');
    await canvas.findByRole('option', { name: /W 712\/75/ });
    await expect(canvas.getByRole('status')).toHaveTextContent(/Показываем .*фильтр.* вместо/);
  },
};

export const SimilarNumbers: Story = {
  beforeEach: ({ msw }) => msw.use(...near()),
  play: typing('w71276', /W 712\/75/),
};

export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(...nothing()),
  async play({ canvas }) {
    await enter(canvas, 'qwerty');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Ничего похожего/));
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...slow()),
  async play({ canvas }) {
    await enter(canvas, 'w712');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ищем…'));
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...failing()),
  async play({ canvas }) {
    await enter(canvas, 'w712');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/не загрузились/));
  },
};

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...longTexts()), play: typing('фильтр', /8K0-907/) };

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  async play({ canvasElement }) {
    await enter(within(canvasElement), 'w712');
    await within(canvasElement).findByRole('option', { name: /W 712\/75/ });
  },
};

export const Phone: Story = { ...Numbers, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Numbers, globals: { theme: 'dark' } };
