import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import {
  applied,
  crosses,
  failing,
  fitments,
  held,
  longSource,
  longTexts,
  noLists,
  noSources,
  nothingChanges,
  overtaken,
  overtakenSource,
  pausedSource,
  pricesAlone,
  refusedFile,
  refusedSource,
  slow,
  unclear,
  unknown,
  uploadServer,
  working,
} from './mocks/handlers.ts';
import { loadedPhotos, loadingPhotos, photos } from './mocks/photo-handlers.ts';

const FORM = '/seller/upload/price';
const UPLOAD = '/seller/upload/price?upload=4';

const meta = {
  title: 'Screens/Seller upload',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: UPLOAD, currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...uploadServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { args: { path: FORM } };

export const FormOnPhone: Story = { args: { path: FORM }, globals: { viewport: { value: 'phone' } } };

export const Stock: Story = { args: { path: '/seller/upload/stock' } };

export const NoLists: Story = { args: { path: FORM }, beforeEach: ({ msw }) => msw.use(...noLists()) };

export const Ready: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Working: Story = { beforeEach: ({ msw }) => msw.use(...working()) };

export const Unclear: Story = { beforeEach: ({ msw }) => msw.use(...unclear()) };

export const PricesAlone: Story = {
  beforeEach: ({ msw }) => msw.use(...pricesAlone()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/изменятся только цены/, { selector: '[data-ui="Alert"] *' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^2 .*C 30 130/ })).toHaveTextContent(/910.*980.*4$/);
  },
};

export const PricesAloneOnPhone: Story = { ...PricesAlone, globals: { viewport: { value: 'phone' } } };

export const NothingChanges: Story = { beforeEach: ({ msw }) => msw.use(...nothingChanges()) };

export const Applied: Story = { beforeEach: ({ msw }) => msw.use(...applied()) };

export const RefusedFile: Story = { beforeEach: ({ msw }) => msw.use(...refusedFile()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const NotFound: Story = { beforeEach: ({ msw }) => msw.use(...unknown()) };

export const NoFile: Story = {
  args: { path: FORM },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Загрузить и сравнить' }));
    await expect((await canvas.findAllByText('Выберите файл'))[0]).toBeVisible();
  },
};

export const NewList: Story = {
  args: { path: FORM },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Прайс-лист'), 'Новый прайс-лист');
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить и сравнить' }));
    await expect((await canvas.findAllByText('Назовите новый прайс-лист'))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Название')).toBeVisible();
  },
};

export const Sent: Story = {
  args: { path: FORM },
  play: async ({ canvas }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Бренд;Артикул;Цена;Остаток\n'], 'прайс.csv', { type: 'text/csv' }));
    // As the browser's file dialog does.
    const field = await canvas.findByLabelText('Файл прайс-листа');
    Object.assign(field, { files: transfer.files });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить и сравнить' }));
    await expect(await canvas.findByRole('heading', { name: 'Что изменится' })).toBeVisible();
  },
};

export const Mended: Story = {
  play: async ({ canvas }) => {
    const price = await canvas.findByDisplayValue('по запросу');
    await userEvent.clear(price);
    await userEvent.type(price, '1250,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Исправить и сравнить' }));
    await expect(await canvas.findByText(/Исправлено строк: 1/)).toBeVisible();
    await expect(canvas.queryByText('Строка 12')).toBeNull();
    await expect(canvas.getByText('Строка 40')).toBeVisible();
  },
};

export const NothingMended: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Исправить и сравнить' }));
    await expect((await canvas.findAllByText('Исправьте хотя бы одну строку'))[0]).toBeVisible();
  },
};

export const AppliedNow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить' }));
    await expect(await canvas.findByText(/прайс-лист обновлён/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть, как было до этой загрузки' }));
    await expect(await canvas.findByText(/какими были до той загрузки/)).toBeVisible();
  },
};

/** Another person of the seller was faster. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => msw.use(...overtaken()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить' }));
    await expect(await canvas.findByText(/Загрузка только что изменилась/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

/** A file that the shop loaded by itself, and that it did not apply. */
export const Held: Story = { beforeEach: ({ msw }) => msw.use(...held()) };

export const NoSources: Story = { args: { path: FORM }, beforeEach: ({ msw }) => msw.use(...noSources()) };

export const PausedSource: Story = { args: { path: FORM }, beforeEach: ({ msw }) => msw.use(...pausedSource()) };

export const RetriedSource: Story = {
  args: { path: FORM },
  beforeEach: ({ msw }) => msw.use(...pausedSource()),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Проверить и возобновить: .*Москва, склад Южный порт/ }),
    );
    await expect(await canvas.findByText(/Файл не изменился/)).toBeVisible();
    await expect(canvas.queryByText('Остановлена')).toBeNull();
  },
};

export const LongSource: Story = {
  args: { path: FORM },
  beforeEach: ({ msw }) => msw.use(...longSource()),
  globals: { viewport: { value: 'phone' } },
};

export const FormEnglish: Story = { args: { path: FORM }, globals: { locale: 'en' } };

export const FormRightToLeft: Story = { args: { path: FORM }, globals: { locale: 'ar' } };

export const NewSource: Story = {
  args: { path: '/seller/upload/price?source=new' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Адрес файла'), 'ftp://parts.example/tver.csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    await expect((await canvas.findAllByText('Напишите адрес файла, начиная с https://'))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Адрес файла')).toHaveValue('ftp://parts.example/tver.csv');
  },
};

export const AddedSource: Story = {
  args: { path: '/seller/upload/price?source=new' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Адрес файла'), 'https://parts.example/tver.csv');
    await userEvent.selectOptions(canvas.getByLabelText('Когда загружать'), 'Каждый час');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    await expect(await canvas.findByText('https://parts.example/tver.csv')).toBeVisible();
    await expect(canvas.getByText(/Каждый час/)).toBeVisible();
  },
};

export const SourceOnPhone: Story = {
  args: { path: '/seller/upload/price?source=1' },
  globals: { viewport: { value: 'phone' } },
};

export const RefusedSource: Story = {
  args: { path: '/seller/upload/price?source=new' },
  beforeEach: ({ msw }) => msw.use(...refusedSource()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Адрес файла'), 'https://192.168.1.1/tver.csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    await expect((await canvas.findAllByText(/Этот адрес не подходит/))[0]).toBeVisible();
  },
};

/** Another person of the seller was faster. */
export const OvertakenSource: Story = {
  args: { path: '/seller/upload/price?source=1' },
  beforeEach: ({ msw }) => msw.use(...overtakenSource()),
  play: async ({ canvas }) => {
    const url = await canvas.findByLabelText('Адрес файла');
    await userEvent.clear(url);
    await userEvent.type(url, 'https://parts.example/new.csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/Настройки только что изменили/)).toBeVisible();
    await expect(canvas.getByLabelText('Адрес файла')).toHaveValue('https://parts.example/new.csv');
  },
};

export const RemovedSource: Story = {
  args: { path: FORM },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Удалить адрес/ }));
    await expect(await canvas.findByText('Адресов пока нет')).toBeVisible();
  },
};

export const UnknownSource: Story = { args: { path: '/seller/upload/price?source=99' } };

const CROSSES = { args: { path: '/seller/upload/crosses?upload=4' } } satisfies Story;

export const CrossesForm: Story = {
  args: { path: '/seller/upload/crosses' },
  beforeEach: ({ msw }) => msw.use(...crosses()),
};

export const Crosses: Story = { ...CROSSES, beforeEach: ({ msw }) => msw.use(...crosses()) };

export const CrossesOnPhone: Story = { ...Crosses, globals: { viewport: { value: 'phone' } } };

export const CrossesRightToLeft: Story = { ...Crosses, globals: { locale: 'ar' } };

export const CrossesDark: Story = { ...Crosses, globals: { theme: 'dark' } };

export const CrossesApplied: Story = {
  ...Crosses,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить' }));
    await expect(await canvas.findByText(/замены обновлены/)).toBeVisible();
  },
};

export const FitmentsForm: Story = {
  args: { path: '/seller/upload/fitments' },
  beforeEach: ({ msw }) => msw.use(...fitments()),
};

export const Fitments: Story = {
  args: { path: '/seller/upload/fitments?upload=4' },
  beforeEach: ({ msw }) => msw.use(...fitments()),
};

export const FitmentsOnPhone: Story = { ...Fitments, globals: { viewport: { value: 'phone' } } };

export const FitmentsRightToLeft: Story = { ...Fitments, globals: { locale: 'ar' } };

export const FitmentsEnglish: Story = { ...Fitments, globals: { locale: 'en' } };

export const FitmentsMended: Story = {
  ...Fitments,
  play: async ({ canvas }) => {
    const model = await canvas.findByDisplayValue('Октавия');
    await userEvent.clear(model);
    await userEvent.type(model, 'Octavia');
    await userEvent.click(canvas.getByRole('button', { name: 'Исправить и сравнить' }));
    await expect(await canvas.findByText('Применится 41 строка: все сразу или ни одной.')).toBeVisible();
  },
};

export const FitmentsApplied: Story = {
  ...Fitments,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить' }));
    await expect(await canvas.findByText(/применимость обновлена/)).toBeVisible();
  },
};

export const PhotosForm: Story = {
  args: { path: '/seller/upload/photos' },
  beforeEach: ({ msw }) => msw.use(...photos()),
};

export const Photos: Story = {
  args: { path: '/seller/upload/photos?upload=4' },
  beforeEach: ({ msw }) => msw.use(...photos()),
};

export const PhotosOnPhone: Story = { ...Photos, globals: { viewport: { value: 'phone' } } };

export const PhotosRightToLeft: Story = { ...Photos, globals: { locale: 'ar' } };

export const PhotosDark: Story = { ...Photos, globals: { theme: 'dark' } };

export const PhotosMended: Story = {
  ...Photos,
  play: async ({ canvas }) => {
    const address = await canvas.findByDisplayValue('http://photo.trw.example/gdb1550.jpg');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://photo.trw.example/gdb1550.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Исправить и сравнить' }));
    await expect(await canvas.findByText('Применится 320 строк: все сразу или ни одной.')).toBeVisible();
  },
};

export const PhotosLoading: Story = { ...Photos, beforeEach: ({ msw }) => msw.use(...loadingPhotos()) };

export const PhotosLoaded: Story = { ...Photos, beforeEach: ({ msw }) => msw.use(...loadedPhotos()) };

export const PhotosLoadedOnPhone: Story = { ...PhotosLoaded, globals: { viewport: { value: 'phone' } } };

export const PhotosLoadedEnglish: Story = { ...PhotosLoaded, globals: { locale: 'en' } };

export const PhotosLoadedAgain: Story = {
  ...PhotosLoaded,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скачать ещё раз' }));
    await expect(await canvas.findByText('Добавлено: 3. Не добавлено: 0. Ждут: 0.')).toBeVisible();
  },
};
