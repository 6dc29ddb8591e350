import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import {
  cameByMail,
  claimsMail,
  longMail,
  mailServer,
  noLetters,
  noClaimsMail,
  noMailbox,
  noMailedLists,
  overtakenMailedList,
  overtakenSenders,
  refusedLetters,
} from './mocks/mail-handlers.ts';

const PAGE = '/seller/upload/price';
const SENDERS = `${PAGE}?mail=senders`;
const LIST = `${PAGE}?mail=1`;

const meta = {
  title: 'Screens/Seller upload by mail',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: PAGE, currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...mailServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Addresses: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('k4tq2zr7mdx5pw3nhvca+price-1@lists.example')).toBeVisible();
    await expect(canvas.getByText('Вы не разрешили этого отправителя')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'прайс 15 июня.xlsx' })).toHaveAttribute('href', `${PAGE}?upload=4`);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const NoAddresses: Story = { beforeEach: ({ msw }) => msw.use(...noMailbox()) };

export const NoLetters: Story = { beforeEach: ({ msw }) => msw.use(...noLetters()) };

export const NoLists: Story = { beforeEach: ({ msw }) => msw.use(...noMailedLists()) };

export const RefusedLetters: Story = { beforeEach: ({ msw }) => msw.use(...refusedLetters()) };

export const RefusedLettersRightToLeft: Story = { ...RefusedLetters, globals: { locale: 'ar' } };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longMail()),
  globals: { viewport: { value: 'phone' } },
};

/** A file that came by mail, and that the shop did not apply. */
export const Held: Story = {
  args: { path: `${PAGE}?upload=4` },
  beforeEach: ({ msw }) => msw.use(...cameByMail()),
};

export const Begun: Story = {
  args: { path: SENDERS },
  beforeEach: ({ msw }) => msw.use(...noMailbox()),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Почта отправителей');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить адреса' }));
    await expect((await canvas.findAllByText('Напишите хотя бы один адрес почты'))[0]).toBeVisible();
    await userEvent.type(field, 'anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить адреса' }));
    await expect((await canvas.findAllByText('Одна из строк — не адрес почты'))[0]).toBeVisible();
    await userEvent.type(field, '@avtosnab.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить адреса' }));
    await expect(await canvas.findByText('k4tq2zr7mdx5pw3nhvca+price-1@lists.example')).toBeVisible();
  },
};

export const Senders: Story = { args: { path: SENDERS } };

export const SendersOnPhone: Story = { ...Senders, globals: { viewport: { value: 'phone' } } };

export const SendersRightToLeft: Story = { ...Senders, globals: { locale: 'ar' } };

/** Another person of the seller was faster. */
export const OvertakenSenders: Story = {
  args: { path: SENDERS },
  beforeEach: ({ msw }) => msw.use(...overtakenSenders()),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Почта отправителей');
    await userEvent.clear(field);
    await userEvent.type(field, 'boris@avtosnab.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/Отправителей только что изменили/)).toBeVisible();
    await expect(canvas.getByLabelText('Почта отправителей')).toHaveValue('boris@avtosnab.example');
  },
};

export const Renewed: Story = {
  args: { path: SENDERS },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Сменить адреса'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Выдать новые адреса' }));
    await expect(await canvas.findByText('b7yuge62sfjlo5qxwvrt+price-1@lists.example')).toBeVisible();
  },
};

export const List: Story = { args: { path: LIST } };

export const ListOnPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } };

export const ListEnglish: Story = { ...List, globals: { locale: 'en' } };

export const ListSaved: Story = {
  args: { path: LIST },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Применять новый файл сразу, без меня'));
    const limit = canvas.getByLabelText('Ждать меня, если снимается больше, %');
    await userEvent.clear(limit);
    await userEvent.type(limit, '101');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect((await canvas.findAllByText('Напишите число от 0 до 100'))[0]).toBeVisible();
    await userEvent.clear(limit);
    await userEvent.type(limit, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByRole('heading', { name: 'Последние письма' })).toBeVisible();
    await expect(canvas.queryByText('Файл применяется сразу')).toBeNull();
  },
};

/** Another person of the seller was faster. */
export const OvertakenList: Story = {
  args: { path: LIST },
  beforeEach: ({ msw }) => msw.use(...overtakenMailedList()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/Настройки только что изменили/)).toBeVisible();
  },
};

export const UnknownList: Story = { args: { path: `${PAGE}?mail=99` } };

const CLAIMS = '/seller/upload/crosses';

/** Files that are of no price list: all of a type come from one address, and to one. */
export const Claims: Story = {
  args: { path: CLAIMS },
  beforeEach: ({ msw }) => msw.use(...claimsMail()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('k4tq2zr7mdx5pw3nhvca+crosses@lists.example')).toBeVisible();
    await expect(canvas.getByText('https://parts.example/crosses.csv')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Добавить адрес' })).toBeNull();
  },
};

export const ClaimsOnPhone: Story = { ...Claims, globals: { viewport: { value: 'phone' } } };

export const ClaimsRightToLeft: Story = { ...Claims, globals: { locale: 'ar' } };

export const NoClaims: Story = { args: { path: CLAIMS }, beforeEach: ({ msw }) => msw.use(...noClaimsMail()) };

export const ClaimsAddressAdded: Story = {
  args: { path: `${CLAIMS}?source=new` },
  beforeEach: ({ msw }) => msw.use(...noClaimsMail()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Адрес файла'), 'https://parts.example/new.csv');
    await expect(canvas.queryByLabelText('Применять новый файл сразу, без меня')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    await expect(await canvas.findByText('https://parts.example/new.csv')).toBeVisible();
  },
};

export const ClaimsMail: Story = {
  args: { path: `${CLAIMS}?mail=claims` },
  beforeEach: ({ msw }) => msw.use(...claimsMail()),
};

export const ClaimsMailSaved: Story = {
  ...ClaimsMail,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/^Убрать/));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByRole('heading', { name: 'Последние письма' })).toBeVisible();
  },
};
