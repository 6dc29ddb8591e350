import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import { diagnosticsServer, failing, longTexts, nothingWrong, notChecked, overtaken, slow } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Seller diagnostics',
  component: StoryShell,
  args: {
    routes: routesInMain(routesOf(feature)),
    path: '/seller/realization/diagnostics?kind=dearer',
    currentUser: currentSeller,
  },
  beforeEach: ({ msw }) => msw.use(...diagnosticsServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dearer: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

/** Without a choice the first reason that there is. */
export const SoldOut: Story = {
  args: { path: '/seller/realization/diagnostics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Закончились' })).toBeVisible();
  },
};

export const NoSuchOffers: Story = { args: { path: '/seller/realization/diagnostics?kind=no-fit' } };

export const NothingWrong: Story = {
  args: { path: '/seller/realization/diagnostics' },
  beforeEach: ({ msw }) => msw.use(...nothingWrong()),
};

export const NotChecked: Story = {
  args: { path: '/seller/realization/diagnostics' },
  beforeEach: ({ msw }) => msw.use(...notChecked()),
};

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const Matched: Story = {
  play: async ({ canvas }) => {
    for (const mark of await canvas.findAllByRole('checkbox')) await userEvent.click(mark);
    await userEvent.click(canvas.getByRole('button', { name: 'Снизить отмеченные до самой низкой' }));
    await expect(await canvas.findByText(/Снижена 1 цена\. 1 оставлена/)).toBeVisible();
    await expect(canvas.queryByText('GDB1550')).toBeNull();
  },
};

export const NoneMarked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снизить отмеченные до самой низкой' }));
    await expect((await canvas.findAllByText('Отметьте хотя бы один товар'))[0]).toBeVisible();
  },
};

/** Opens the form of the first offer, and returns it. */
async function openForm(canvasElement: HTMLElement) {
  const [summary] = await within(canvasElement).findAllByText('Изменить цену и остаток');
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error('No form.');
  await userEvent.click(summary);
  return within(details);
}

export const Changed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.clear(form.getByLabelText('Цена, ₽'));
    await userEvent.type(form.getByLabelText('Цена, ₽'), '540,50{Enter}');
    await expect(await canvas.findByText(/Сохранено/)).toBeVisible();
  },
};

export const PriceWrong: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.clear(form.getByLabelText('Цена, ₽'));
    await userEvent.type(form.getByLabelText('Цена, ₽'), 'дёшево{Enter}');
    await expect((await canvas.findAllByText('Напишите цену в рублях, например 1 250,50'))[0]).toBeVisible();
    await expect(canvas.getByDisplayValue('дёшево')).toBeVisible();
  },
};

/** Another person of the seller, or an upload, was faster. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => msw.use(...overtaken()),
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/Ничего не сохранено.*610.*5 шт/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
