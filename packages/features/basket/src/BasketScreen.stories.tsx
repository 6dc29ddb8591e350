import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { basketWatchers, BasketToasts } from './index.ts';
import { createBasketServer, empty, loaded, offline, problems, saving } from './mocks/handlers.ts';
import { longTexts, oilFilter } from './mocks/fixtures.ts';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
        <BasketToasts />
      </main>
    ),
    children: routesOf(feature),
  },
];

const meta = {
  title: 'Screens/Basket',
  component: StoryShell,
  args: { routes, path: '/basket', watchers: { basket: basketWatchers } },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const TableView: Story = { args: { path: '/basket?view=table' } };

/** One line for each problem: the price changed, fewer are left, sold out, withdrawn. */
export const Problems: Story = { beforeEach: ({ msw }) => msw.use(...problems()) };

export const ProblemsInTable: Story = { ...Problems, args: { path: '/basket?view=table' } };

/** On the smallest phone, too, each line shows its price, its quantity and the button that removes it. */
export const TableOnPhone: Story = {
  args: { path: '/basket?view=table' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const removal = await canvas.findByRole('button', { name: /TRW GDB1330/ });
    const row = removal.closest('tr');
    if (!row) throw new Error('no row');
    const line = within(row);
    const price = canvasElement.querySelector('.cell-price');
    for (const shown of [removal, line.getByRole('spinbutton'), price]) {
      await expect(shown?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...createBasketServer([longTexts, oilFilter]).handlers),
};

export const RightToLeft: Story = { ...Problems, globals: { locale: 'ar' } };

export const Phone: Story = { ...Problems, globals: { viewport: { value: 'phone' } } };

/** A removed line disappears at once; the toast brings it back. */
export const RemoveAndUndo: Story = {
  play: async ({ canvasElement, snapshot }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /TRW GDB1330/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /GDB1330/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /NGK BKR6E-11/ })).toHaveFocus();
    await snapshot('removed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await expect(await canvas.findByRole('link', { name: /GDB1330/ })).toBeVisible();
  },
};

/** One click takes what is left and enables the checkout. */
export const TakeWhatIsLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...createBasketServer([{ ...oilFilter, qty: 30, problem: 'not-enough' }]).handlers),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Взять 24 шт.' }));
    await expect(await canvas.findByRole('link', { name: 'Оформить заказ' })).toBeVisible();
  },
};

/** Without a network the change is taken back and can be retried. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...offline()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /TRW GDB1330/ }));
    await expect(await canvas.findByText(/^Не сохранено/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /GDB1330/ })).toBeVisible();
  },
};

/** A change is pending. */
export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...saving()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [more] = await canvas.findAllByRole('button', { name: 'Больше' });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText('Сохраняем…')).toBeVisible();
  },
};
