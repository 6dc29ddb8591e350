import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Applicability, FitVerdict } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import {
  applicableCars,
  bodyCondition,
  fitVerdicts,
  madeFromCondition,
  manyCars,
  mockApplicability,
  mockFit,
  optionCondition,
} from '@partshop/api-client/mocks/cars';
import { feature as carSelector } from '@partshop/features/car-selector';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { carsOfSellers, empty, loaded } from './mocks/handlers.ts';

const ADDRESS = '/price/mann-filter/W71275';
const TABLE = `${ADDRESS}?view=table`;

type Verdict = Omit<FitVerdict, 'articleId' | 'engineId'>;

/** Whether the requested article fits; those of the rows fit, do not, are unknown, or ask. */
const withVerdict = (requested: Verdict) => [
  ...loaded(),
  mockCall('get', '/services/search/get-root-by-car', octavia),
  mockFit({
    1001: requested,
    1002: fitVerdicts.fits,
    1003: fitVerdicts.doesNotFit,
    2000: fitVerdicts.fits,
    2001: fitVerdicts.ask,
    2002: fitVerdicts.doesNotFit,
  }),
  mockApplicability(applicableCars),
];

const withCars = (cars: Applicability) => [...loaded(), mockApplicability(cars)];

const meta = {
  title: 'Screens/PriceFit',
  component: StoryShell,
  args: {
    routes: routesOf(feature),
    path: ADDRESS,
    currentUser: visitor(octavia.engineId),
    watchers: carSelector.watchers ? { car: carSelector.watchers } : {},
  },
  beforeEach({ msw }) {
    localStorage.removeItem('partshop-fit');
    msw.use(...withVerdict(fitVerdicts.fits));
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const carPart = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Подходит ли к вашей машине' }));

/** The head and the rows say their verdicts, which come after the page. */
const isDecided = async (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const offers = canvasElement.querySelector('[data-ui="OfferBoxes"]');
    await expect(offers).toHaveTextContent(/Не подходит|غير مناسبة/);
    await expect(canvasElement.querySelector('[data-ui="FitVerdict"][data-size="medium"]')).not.toBeNull();
  });

export const Fits: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await (await carPart(canvasElement)).findByText(/^Подходит к .*Octavia/)).toBeVisible();
    const substitutes = within(canvas.getByRole('region', { name: 'Аналоги' }));
    await expect((await substitutes.findAllByText('Подходит')).length).toBe(1);
    await expect(substitutes.getByText('Не подходит')).toBeVisible();
    await expect(substitutes.getByText('Подходит с условием')).toBeVisible();
    const requested = within(canvas.getByRole('region', { name: 'Запрошенный номер' }));
    await expect(requested.queryByText(/одходит/)).toBeNull();
  },
};

/** A verdict adds no height to the rows of the table. */
export const FitsTable: Story = {
  args: { path: TABLE },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText('Не подходит')).length).toBeGreaterThan(0);
    for (const row of canvasElement.querySelectorAll('[data-ui="OfferRow"]'))
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(40);
  },
};

export const DoesNotFit: Story = {
  beforeEach: ({ msw }) => msw.use(...withVerdict(fitVerdicts.doesNotFit)),
  play: async ({ canvasElement }) => {
    await expect(await (await carPart(canvasElement)).findByText(/^Не подходит к .*Octavia/)).toBeVisible();
  },
};

export const Unknown: Story = {
  beforeEach: ({ msw }) => msw.use(...withVerdict(fitVerdicts.unknown)),
  play: async ({ canvasElement }) => isDecided(canvasElement),
};

/** The answer decides the article and the rows that ask the same; it is announced, stays with the car and can be changed. */
export const Question: Story = {
  beforeEach: ({ msw }) => msw.use(...withVerdict(fitVerdicts.ask)),
  play: async ({ canvas, canvasElement, userEvent, snapshot }) => {
    const car = await carPart(canvasElement);
    await expect(await car.findByText(/^Подходит с условием к /)).toBeVisible();
    await expect(car.getByRole('group', { name: 'Машина с кондиционером?' })).toBeVisible();
    await expect(car.getByRole('radio', { name: 'Не знаю' })).toBeChecked();
    await snapshot('open');
    await userEvent.click(car.getByRole('radio', { name: 'Нет' }));
    await waitFor(() => expect(car.getByRole('status')).toHaveTextContent(/^Не подходит к /));
    await expect(car.getByRole('radio', { name: 'Нет' })).toBeChecked();
    await userEvent.click(car.getByRole('radio', { name: 'Да' }));
    await waitFor(() => expect(car.getByRole('status')).toHaveTextContent(/^Подходит к /));
    await waitFor(() => expect(canvas.queryByText('Подходит с условием')).toBeNull());
    await expect(localStorage.getItem('partshop-fit')).toContain('"option:air-conditioning":true');
    await userEvent.click(car.getByRole('radio', { name: 'Не знаю' }));
    await waitFor(() => expect(car.getByRole('status')).toHaveTextContent(/^Подходит с условием к /));
    await userEvent.click(car.getByRole('radio', { name: 'Да' }));
    await waitFor(() => expect(car.getByRole('status')).toHaveTextContent(/^Подходит к /));
  },
};

/** One question at a time: the next comes after “yes”. */
export const QuestionByQuestion: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...withVerdict({ ...fitVerdicts.ask, conditions: [madeFromCondition, optionCondition, bodyCondition] })),
  play: async ({ canvasElement, userEvent }) => {
    const car = await carPart(canvasElement);
    const first = within(await car.findByRole('group', { name: /^Машина выпущена 1 июня 2012 г\. или позже\?$/ }));
    await expect(car.queryByRole('group', { name: 'Машина с кондиционером?' })).toBeNull();
    await userEvent.click(first.getByRole('radio', { name: 'Да' }));
    const second = within(await car.findByRole('group', { name: 'Машина с кондиционером?' }));
    await userEvent.click(second.getByRole('radio', { name: 'Да' }));
    await expect(await car.findByRole('group', { name: 'Кузов вашей машины: универсал?' })).toBeVisible();
  },
};

export const QuestionRightToLeft: Story = {
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) => msw.use(...withVerdict({ ...fitVerdicts.ask, conditions: [madeFromCondition] })),
  play: async ({ canvas, canvasElement }) => {
    await isDecided(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'نعم' })).not.toBeChecked();
  },
};

export const QuestionOnPhone: Story = {
  ...Question,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await isDecided(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Да' })).not.toBeChecked();
  },
};

export const FitsTableOnPhone: Story = {
  args: { path: TABLE },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Не подходит')).length).toBeGreaterThan(0);
  },
};

export const FitsTableRightToLeft: Story = {
  args: { path: TABLE },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('غير مناسبة')).length).toBeGreaterThan(0);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...withVerdict(fitVerdicts.doesNotFit)),
  play: async ({ canvasElement }) => {
    await (await carPart(canvasElement)).findByText(/^Не подходит к /);
  },
};

/** The page is whole without the verdicts. */
export const VerdictsFailed: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(mockCall('post', '/services/search/fit_json', refuse(500, { code: 'internal' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/^Подходит к .*Octavia/)).toBeNull();
  },
};

export const NoCar: Story = {
  args: { currentUser: visitor(0) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Проверить, подходит ли к моей машине' });
    await expect(link).toHaveAttribute('href', '/garage/add-car');
    await expect(link).toHaveAttribute('data-popup', 'car');
    await expect(canvas.queryByText('Подходит')).toBeNull();
  },
};

const openCars: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await isDecided(canvasElement);
  await userEvent.click(await canvas.findByText('Все машины: годы, двигатели, условия', { selector: 'summary' }));
};

/** All cars of the article, the own one on top; typing finds some of them in place. */
export const AllCars: Story = {
  play: async (context) => {
    const { canvas, userEvent, snapshot } = context;
    await openCars(context);
    await expect(await canvas.findByText('Всего 3 модификации')).toBeVisible();
    await expect(await canvas.findByText(/^Ваша машина: .*Octavia/)).toBeVisible();
    await expect(canvas.getByText('с 06.2012')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2.0 TDI' })).toHaveAttribute(
      'href',
      '/zapchasti/volkswagen/golf/mk7/2-0-tdi',
    );
    await expect(canvas.getByText(/^Источник: .*Каталог изготовителя.*, проверено 1 сентября 2026 г\.$/)).toBeVisible();
    await snapshot('all');
    const search = canvas.getByRole('searchbox', { name: 'Марка, модель или двигатель' });
    await userEvent.type(search, 'vesta');
    await expect(await canvas.findByText('Найдено 1 из 3')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '2.0 TDI' })).toBeNull();
    await userEvent.type(search, ' nothing');
    await expect(await canvas.findByText('Среди этих машин такой нет.')).toBeVisible();
    await expect(search).toHaveFocus();
  },
};

/** The address of a page without scripts names the search. */
export const CarsInTheAddress: Story = {
  args: { path: `${ADDRESS}?cars=golf` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDecided(canvasElement);
    await expect(await canvas.findByText('Найдено 2 из 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Показать все' }));
    await expect(await canvas.findByText('Всего 3 модификации')).toBeVisible();
  },
};

/** More cars than one response holds: the backend searches. */
export const ManyCars: Story = {
  beforeEach: ({ msw }) => msw.use(...withCars(manyCars)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openCars(context);
    await expect(await canvas.findByText(/^Показаны первые 500 из 730/)).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Марка, модель или двигатель' });
    await userEvent.type(search, 'Brand 3 Model 2{Enter}');
    await expect(await canvas.findByText(/^Найдено 10 из 730$/)).toBeVisible();
    await expect(search).toHaveFocus();
  },
};

export const CarsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openCars(context);
    await expect(await context.canvas.findByText('Всего 3 модификации')).toBeVisible();
  },
};

export const CarsRightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { path: `${ADDRESS}?cars=` },
  play: async ({ canvas, canvasElement }) => {
    await isDecided(canvasElement);
    await expect(await canvas.findByText('LADA')).toBeVisible();
  },
};

export const CarsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndless('get', '/services/search/applicability')),
  play: async (context) => {
    await openCars(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[data-ui="Skeleton"]')).toBeVisible());
  },
};

export const CarsFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockCall('get', '/services/search/applicability', refuse(500, { code: 'internal' }))),
  play: async (context) => {
    const { canvas, userEvent, msw, snapshot } = context;
    await openCars(context);
    const retry = await canvas.findByRole('link', { name: 'Попробовать ещё раз' });
    await snapshot('failed');
    msw.use(mockApplicability(applicableCars));
    await userEvent.click(retry);
    await expect(await canvas.findByText('Всего 3 модификации')).toBeVisible();
  },
};

/** Sellers name the cars, and the catalogue knows none. */
export const CarsOfSellers: Story = {
  beforeEach: ({ msw }) => msw.use(...carsOfSellers()),
  args: { currentUser: visitor(0) },
};

/** Nobody said which cars the article fits. */
export const CarsUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(...empty()),
  args: { currentUser: visitor(0) },
};
