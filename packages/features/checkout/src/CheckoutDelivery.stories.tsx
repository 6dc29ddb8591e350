import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { feature } from './feature.ts';
import { cdekDown, deliveryChanged, loaded, withBonus, withoutWays } from './mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Checkout delivery',
  component: StoryShell,
  args: { routes, path: '/checkout' },
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(...loaded());
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('radio', { name }));

/** Brings the button of the order into view, so that the bar at the lower edge of a phone covers no field. */
const hideBar = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[type="submit"]')?.scrollIntoView({ block: 'center' });

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Подтвердить заказ' }));

async function fillContact(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Имя и фамилия'), 'Иван Петров');
  await userEvent.type(canvas.getByLabelText('Телефон'), '8 916 123-45-67');
}

/** Each way shows its cost and its days before any contact is asked; the total follows the choice. */
export const Courier: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, /^Курьер/);
    hideBar(canvasElement);
    await expect(canvas.getByLabelText('Адрес доставки')).toBeVisible();
    await expect(canvas.getByLabelText('Город')).not.toBeVisible();
  },
};

/** An address is needed for a courier only, and nothing is lost. */
export const CourierWithoutAddress: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Курьер/);
    await fillContact(canvasElement);
    await send(canvasElement);
    const alert = await within(canvasElement).findByRole('link', { name: 'Укажите адрес доставки' });
    await expect(alert).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Имя и фамилия')).toHaveValue('Иван Петров');
  },
};

export const PointOfCdek: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Пункт СДЭК/);
    await choose(canvasElement, /На Тверской/);
    await fillContact(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText('Где забрать: пункт СДЭК');
  },
};

/** The points of the open city on a map, which is loaded when it is asked for. A press on the map chooses in the list. */
export const PointsOfTheShopOnAMap: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать на карте' }));
    await userEvent.click(await canvas.findByTitle('Пункт на Мира'));
    await expect(canvas.getByRole('radio', { name: /^Пункт на Мира/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Скрыть карту' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const PointsOfCdekOnAMap: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, /^Пункт СДЭК/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать на карте' }));
    await userEvent.click(await canvas.findByTitle('На Профсоюзной'));
    await expect(canvas.getByRole('radio', { name: /^На Профсоюзной/ })).toBeChecked();
  },
};

export const PointsOnAMapRightToLeft: Story = {
  globals: { locale: 'ar', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'عرض على الخريطة' }));
    await expect(await canvas.findByRole('region', { name: 'خريطة نقاط الاستلام' })).toBeVisible();
  },
};

export const TransportCompany: Story = {
  play: async ({ canvasElement }) => choose(canvasElement, /^Транспортная компания/),
};

/** What the carrier would cost is not known now: the other ways can be chosen. */
export const CarrierDown: Story = {
  beforeEach({ msw }) {
    msw.use(...cdekDown());
  },
  play: async ({ canvas }) => {
    const cdek = await canvas.findByRole('radio', { name: /^Пункт СДЭК/ });
    await expect(cdek).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /^Курьер/ })).toBeEnabled();
  },
};

/** Without any way an order is collected at a point, as ever. */
export const NoWaysLoaded: Story = {
  beforeEach({ msw }) {
    msw.use(...withoutWays());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Ленина, 12/ })).toBeVisible();
  },
};

/** The cost of the delivery changed: the page shows the new one, and everything typed stays. */
export const DeliveryChanged: Story = {
  beforeEach({ msw }) {
    msw.use(...deliveryChanged());
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Курьер/);
    await userEvent.type(within(canvasElement).getByLabelText('Адрес доставки'), 'ул. Мира, 1');
    await fillContact(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText('Стоимость доставки изменилась, заказ не отправлен');
    await expect(within(canvasElement).getByLabelText('Адрес доставки')).toHaveValue('ул. Мира, 1');
  },
};

export const CourierWithBonus: Story = {
  beforeEach({ msw }) {
    msw.use(...withBonus());
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Курьер/);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /бонусами/ }));
  },
};

export const CourierInArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /مندوب توصيل/);
    hideBar(canvasElement);
  },
};

export const CourierOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Курьер/);
    hideBar(canvasElement);
  },
};
