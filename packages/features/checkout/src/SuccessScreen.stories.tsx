import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mockCall } from '@partshop/api-client/mocks';
import { fitVerdicts, mockFit } from '@partshop/api-client/mocks/cars';
import { feature as carSelector } from '@partshop/features/car-selector';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import {
  foreign,
  ordered,
  orderedByCourier,
  orderedInEuros,
  orderedLong,
  orderedOnline,
  orderedToCdek,
  orderedWithoutReturns,
} from './mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Order placed',
  component: StoryShell,
  args: { routes, path: '/is-success/26-4821-0937' },
  beforeEach: ({ msw }) => msw.use(...ordered()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Что дальше' }));
    await expect(next.getByText(/Подтверждение отправляем в SMS на/)).toBeVisible();
    const progress = within(next.getByRole('list', { name: 'Ход заказа 26-4821-0937' }));
    await expect(progress.getByText('Новый').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(next.getByRole('button', { name: 'Распечатать' })).toBeVisible();
    await expect(next.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute(
      'href',
      '/client/vue-order/26-4821-0937',
    );
    const recipient = within(canvas.getByRole('region', { name: 'Получатель' }));
    await expect(recipient.getByText(/^\+7\s916\s123-45-67$/)).toBeVisible();
    const pickup = canvas.getByRole('region', { name: 'Где забрать' });
    await expect(pickup.querySelector('time')).toHaveTextContent(/15 июня 2026/);
  },
};

/** F3: each line says whether it fits the current car. */
export const WithCar: Story = {
  args: {
    currentUser: visitor(octavia.engineId),
    watchers: carSelector.watchers ? { car: carSelector.watchers } : {},
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...ordered(),
      mockCall('get', '/services/search/get-root-by-car', octavia),
      mockFit({ 101: fitVerdicts.fits, 102: fitVerdicts.doesNotFit }),
    ),
  play: async ({ canvas }) => {
    const misfit = await canvas.findByText('Не подходит');
    await expect(misfit.closest('li')).toHaveTextContent('GDB1330');
    await expect(canvas.getByText('Подходит').closest('li')).toHaveTextContent('W 712/75');
  },
};

export const WithCarOnPhone: Story = { ...WithCar, globals: { viewport: { value: 'phone' } } };

export const WithCarRightToLeft: Story = {
  ...WithCar,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('غير مناسبة')).toBeVisible();
  },
};

/** One line cannot be returned. */
export const WithoutReturns: Story = {
  beforeEach: ({ msw }) => msw.use(...orderedWithoutReturns()),
  play: async ({ canvas }) => {
    const abroad = (await canvas.findByText('Дубай, море')).closest('li');
    await expect(abroad).toHaveTextContent('ООО «Восточный берег» · Дубай, море');
    await expect(abroad).toHaveTextContent('Без возврата');
    await expect(canvas.getAllByText('Без возврата')).toHaveLength(1);
  },
};

export const WithoutReturnsRightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...orderedWithoutReturns()),
  globals: { locale: 'ar' },
};

/** An order of another session, or an unknown one: no details. */
export const Foreign: Story = {
  beforeEach: ({ msw }) => msw.use(...foreign()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Такого заказа здесь нет' })).toBeVisible();
    await expect(canvas.queryByText(/26-4821-0937/)).toBeNull();
  },
};

/** The order in euros, with what is paid in roubles. */
export const InEuros: Story = {
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...orderedInEuros()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^To pay: ₽\s?4,787/)).toBeVisible();
    await expect(canvas.getByText('Пункт на Ленина')).toHaveAttribute('lang', 'ru');
  },
};

/** Leads to the page where the order is paid. */
export const ToPay: Story = {
  beforeEach: ({ msw }) => msw.use(...orderedOnline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Оплатить/ })).toBeVisible();
    await expect(canvas.getByText('Онлайн, ждём оплаты')).toBeVisible();
  },
};

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...orderedLong()) };

/** The phone number in the first step stands on one line. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const step = (await canvas.findAllByText(/^\+7\s916\s123-45-67$/))[0]?.closest('li');
    const text = document.createRange();
    for (const width of ['180px', '220px', '260px', '300px']) {
      if (step) step.style.inlineSize = width;
      const number = within(step as HTMLElement).getByText(/^\+7\s916\s123-45-67$/);
      text.selectNodeContents(number);
      await expect(text.getClientRects()).toHaveLength(1);
    }
    step?.removeAttribute('style');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A courier brings the order to the buyer's address. */
export const ByCourier: Story = {
  beforeEach: ({ msw }) => msw.use(...orderedByCourier()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Привезёт курьер' })).toBeVisible();
    await expect(canvas.getByText(/Профсоюзная, 61/)).toBeVisible();
    await expect(canvas.getByText('Доставка')).toBeVisible();
  },
};

export const ToAPointOfCdek: Story = {
  beforeEach: ({ msw }) => msw.use(...orderedToCdek()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('На Тверской')).toBeVisible();
  },
};
