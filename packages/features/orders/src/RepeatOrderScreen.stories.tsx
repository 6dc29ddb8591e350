import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { client } from './mocks/client-orders.ts';
import * as scenarios from './mocks/order-repeat.ts';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    children: [...routesOf(feature), { path: '/basket', element: <h1>Корзина</h1> }],
  },
];

const meta = {
  title: 'Screens/Repeat order',
  component: StoryShell,
  args: { routes, path: scenarios.REPEAT_PATH, currentUser: client },
  beforeEach: ({ msw }) => msw.use(...scenarios.repeated()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = /^Положить в корзину$/;

/** The same offer, another one, a new number, fewer pieces, one that was cancelled, and one that nobody sells. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Что положить в корзину' }));
    const boxes = list.getAllByRole('checkbox');
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true, true, false, false]);
    await expect(boxes[5]).toBeDisabled();
    await expect(canvas.getByText(/^Подорожало/)).toBeVisible();
    await expect(canvas.getByText(/^Подешевело/)).toBeVisible();
    await expect(canvas.getByText(/Прежнего предложения нет/)).toBeVisible();
    await expect(canvas.getByText('Осталось 2 шт.')).toBeVisible();
    await expect(canvas.getByText('4 позиции')).toBeVisible();
  },
};

export const PutIntoBasket: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.unchanged()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 позиции')).toBeVisible();
    await expect(canvas.getAllByText('Цена та же')).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    await expect(canvas.getByText('2 позиции')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(await canvas.findByRole('heading', { name: 'Корзина' })).toBeVisible();
  },
};

export const NothingChosen: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.unchanged()),
  play: async ({ canvas }) => {
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Отметьте хотя бы одну позицию');
  },
};

/** The choice stays while the list is loaded again. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.overtakenRepeat()),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Пока вы выбирали, что-то изменилось');
    await expect(canvas.getByText('3 позиции')).toBeVisible();
  },
};

export const Broken: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.brokenRepeat()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: submit }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('4 позиции')).toBeVisible();
  },
};

/** Nobody sells any of it. */
export const NothingLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.nothingLeft()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Этих деталей больше нет в продаже')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: submit })).toBeNull();
  },
};

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.longRepeat()) };

/** An unknown order, and one of somebody else. */
export const NotFound: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.unknownRepeat()) };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.failedRepeat()) };
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.slowRepeat()) };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
