import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import { longRows, noLoads, photosFailing, photosServer, photosSlow, tooMany } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Seller photos',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/seller/load-web-photo', currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...photosServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const NoLoads: Story = { beforeEach: ({ msw }) => msw.use(...noLoads()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longRows()),
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...photosSlow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...photosFailing()) };

const button = 'Загрузить';

/** The report grows by itself while pictures wait. */
export const ByAddress: Story = {
  beforeEach: ({ msw }) => msw.use(...noLoads()),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Номера и адреса');
    await userEvent.type(field, 'W 712/95; https://photo.example/a.jpg{enter}MANN; OC 90; https://photo.example/b.jpg');
    await userEvent.click(canvas.getAllByRole('button', { name: button })[0] as HTMLElement);
    await expect(await canvas.findByText('Загружаем. Отчёт ниже пополняется сам.')).toBeVisible();
    await expect(await canvas.findByText(/Добавлено: 2\./, undefined, { timeout: 10_000 })).toBeVisible();
  },
};

/** What was typed stays, and the message names the lines. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Номера и адреса');
    await userEvent.type(field, 'W 712/95{enter}https://photo.example/b.jpg');
    await userEvent.click(canvas.getAllByRole('button', { name: button })[0] as HTMLElement);
    await expect((await canvas.findAllByText('Нет номера или адреса в строках: 1, 2'))[0]).toBeVisible();
    await expect(field).toHaveValue('W 712/95\nhttps://photo.example/b.jpg');
  },
};

export const TooMany: Story = {
  beforeEach: ({ msw }) => msw.use(...tooMany()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Номера и адреса'), 'W 712/95; https://photo.example/a.jpg');
    await userEvent.click(canvas.getAllByRole('button', { name: button })[0] as HTMLElement);
    await expect(await canvas.findByText(/10 минут/)).toBeVisible();
  },
};

export const ByFiles: Story = {
  beforeEach: ({ msw }) => msw.use(...noLoads()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Загрузок ещё не было.');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('No field of files.');
    const files = ['W71295.jpg', 'W71295_2.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    // As the browser's file dialog does.
    Object.assign(input, { files: transfer.files });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(await canvas.findByText('W71295_2.jpg')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: button })[1] as HTMLElement);
    await expect(await canvas.findByText('Файлы приняты, отчёт ниже.')).toBeVisible();
    await expect(canvas.getByText('W71295_2.jpg')).toBeVisible();
  },
};

export const NoFiles: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Последняя загрузка');
    await userEvent.click(canvas.getAllByRole('button', { name: button })[1] as HTMLElement);
    await expect((await canvas.findAllByText('Выберите хотя бы один файл'))[0]).toBeVisible();
  },
};
