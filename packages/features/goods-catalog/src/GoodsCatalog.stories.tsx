import { mockEndless } from '@partshop/api-client/mocks';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { feature } from './feature.ts';
import { empty, failing, loaded, many } from './mocks/handlers.ts';

const OILS = '/catalog/oils';

const meta = {
  title: 'Screens/Goods',
  component: StoryShell,
  args: { routes: routesOf(feature), path: OILS },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Oils: Story = {};

/** Values of one attribute widen the list, another attribute narrows it; each count follows the other choices. */
export const Narrowed: Story = {
  async play({ canvas }) {
    const viscosity = within(await canvas.findByRole('group', { name: 'Вязкость SAE' }));
    await userEvent.click(viscosity.getByRole('checkbox', { name: /^5W-30/ }));
    await canvas.findByText('3 из 6 товаров');
    await userEvent.click(viscosity.getByRole('checkbox', { name: /^5W-40/ }));
    await canvas.findByText('4 из 6 товаров');
    const volume = within(canvas.getByRole('group', { name: 'Объём' }));
    await userEvent.click(volume.getByRole('checkbox', { name: /^4.+л/ }));
    await canvas.findByText('3 из 6 товаров');
    const chosen = within(canvas.getByRole('list', { name: 'Выбранные фильтры' }));
    await userEvent.click(chosen.getByRole('link', { name: 'Убрать фильтр: 5W-40' }));
    await canvas.findByText('2 из 6 товаров');
    await expect(viscosity.getByRole('checkbox', { name: /^5W-40/ })).not.toBeChecked();
  },
};

export const Sorted: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Дешёвые' }));
    await canvas.findByRole('link', { name: 'Дешёвые', current: true });
    const list = within(canvas.getByRole('region', { name: 'Моторные масла' }));
    await expect(list.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('LIQUI MOLY');
  },
};

/** Of a link, such as one that somebody was sent. */
export const Chosen: Story = {
  args: { path: `${OILS}?f=viscosity:5W-30&f=volume:4&from=3500&stock=1&catalogs=castrol` },
};

export const FilteredOut: Story = {
  args: { path: `${OILS}?f=viscosity:0W-20&f=volume:1` },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'С такими фильтрами ничего нет' });
    const list = within(canvas.getByRole('region', { name: 'Моторные масла' }));
    await userEvent.click(list.getByRole('link', { name: 'Сбросить всё' }));
    await canvas.findByText('6 товаров');
  },
};

export const Paged: Story = {
  args: { path: `${OILS}?page=2` },
  beforeEach: ({ msw }) => msw.use(...many()),
};

export const Popular: Story = { args: { path: '/catalog/popular' } };

export const New: Story = { args: { path: '/catalog/new' } };

export const InStock: Story = { args: { path: '/in-stock' } };

export const OfMaker: Story = { args: { path: '/catalogs/bosch' } };

/** Neither a mode nor a page of goods. */
export const Unknown: Story = { args: { path: '/catalog/nothing' } };

export const Empty: Story = { args: { path: '/catalog/popular' }, beforeEach: ({ msw }) => msw.use(...empty()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndless('post', '/services/catalogs/filteredgoods_json')),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** On a phone the filters are a sheet. */
export const PhoneFilters: Story = {
  ...Phone,
  args: { path: `${OILS}?f=viscosity:5W-30` },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Фильтры/ }));
    const sheet = within(canvas.getByRole('form', { name: 'Фильтры' }));
    await expect(sheet.getByRole('button', { name: 'Показать 3 товара' })).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { path: `${OILS}?f=viscosity:5W-30` }, globals: { locale: 'ar' } };

export const RightToLeftPhone: Story = { ...RightToLeft, globals: { locale: 'ar', viewport: { value: 'phone' } } };

export const Dark: Story = { args: { path: `${OILS}?f=viscosity:5W-30` }, globals: { theme: 'dark' } };
