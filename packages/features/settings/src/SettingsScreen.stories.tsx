import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { failing, notSaved, olga, settingsServer, signedOut, slow } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Settings',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/main', currentUser: olga },
  beforeEach: ({ msw }) => msw.use(...settingsServer().handlers),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const part = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const shop = await part(canvas, 'Товары и цены');
    await expect(shop.getByRole('radio', { name: 'Таблица' })).toBeChecked();
    await expect(shop.getByRole('combobox', { name: 'Порядок' })).toHaveValue('3');
    const orders = within(canvas.getByRole('group', { name: 'Изменения в заказах' }));
    await expect(orders.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
  },
};

/** Each part says by itself that it was saved. */
export const MessagesSaved: Story = {
  play: async ({ canvas }) => {
    const messages = await part(canvas, 'Сообщения');
    await userEvent.click(messages.getAllByRole('checkbox', { name: 'SMS' })[0] as HTMLElement);
    await userEvent.click(messages.getByRole('button', { name: 'Сохранить' }));
    await expect(await messages.findByText('Сохранено.')).toBeVisible();
    await expect(messages.getAllByRole('checkbox', { name: 'SMS' })[0]).toBeChecked();
    await expect(canvas.getAllByText('Сохранено.')).toHaveLength(1);
  },
};

/** The document that opens after the choices of goods and prices were saved. */
export const ShopSaved: Story = {
  args: { path: '/main?saved=shop' },
  play: async ({ canvas }) => {
    await expect(await (await part(canvas, 'Товары и цены')).findByText('Сохранено.')).toBeVisible();
  },
};

export const SearchesOff: Story = {
  play: async ({ canvas }) => {
    const searches = await part(canvas, 'История и данные');
    await userEvent.click(searches.getByRole('checkbox'));
    await userEvent.click(searches.getByRole('button', { name: 'Сохранить' }));
    await expect(await searches.findByText('Сохранено.')).toBeVisible();
    await expect(searches.getByRole('checkbox')).not.toBeChecked();
  },
};

/** The choice stays as it was made. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...notSaved()),
  play: async ({ canvas }) => {
    const messages = await part(canvas, 'Сообщения');
    await userEvent.click(messages.getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.click(messages.getByRole('button', { name: 'Сохранить' }));
    await expect(await messages.findByRole('alert')).toHaveTextContent('Что-то сломалось у нас');
    await expect(messages.getAllByRole('checkbox')[1]).not.toBeChecked();
  },
};

/** Another tab logged the client out. */
export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(...signedOut()),
  play: async ({ canvas }) => {
    const shop = await part(canvas, 'Товары и цены');
    await userEvent.click(shop.getByRole('button', { name: 'Сохранить' }));
    await expect(await shop.findByRole('alert')).toHaveTextContent('Вы больше не в аккаунте');
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const LongTexts: Story = {
  args: { currentUser: { ...olga, CityName: 'Ханты-Мансийский Автономный Округ — Югра, посёлок городского типа' } },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
