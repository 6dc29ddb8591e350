import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { debtor, retail } from './mocks/handlers.ts';
import * as scenarios from './mocks/revise.ts';

const meta = {
  title: 'Screens/Revise',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/client/revise-reports', currentUser: debtor },
  beforeEach: ({ msw }) => msw.use(...scenarios.unsigned()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sum of the shop is suggested: sent as it is, the report is agreed. */
export const Unsigned: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Долг по вашим данным' })).toHaveValue('46190,50');
    await expect(canvas.getByText('не подписан')).toBeVisible();
    const documents = within(canvas.getByRole('table', { name: 'Документы за период' }));
    await expect(documents.getAllByRole('rowheader')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Таблица XLSX' })).toHaveAttribute(
      'href',
      '/services/cabinet/revise/xlsx?from=2026-01-01&to=2026-06-30&lang=ru',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ответ' }));
    await expect((await canvas.findAllByText('согласован'))[0]).toBeVisible();
  },
};

export const Agreed: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.agreed()) };

export const Disputed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.disputed()),
  play: async ({ canvas }) => {
    const balances = within(await canvas.findByRole('region', { name: 'Сверка' }));
    await expect(balances.getByText('Расхождение')).toBeVisible();
    await expect(balances.getByText(/2.150/)).toBeVisible();
  },
};

/** What is no sum is refused at once, and what was typed stays. */
export const WrongSum: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Долг по вашим данным' });
    await userEvent.clear(field);
    await userEvent.type(field, 'сходится');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ответ' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Введите сумму в рублях/);
    await expect(canvas.getByRole('textbox', { name: 'Долг по вашим данным' })).toHaveValue('сходится');
  },
};

export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.changedMeanwhile()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ответ' }));
    await expect(await canvas.findByText(/появились новые документы/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

/** Ten thousand documents: the table has them all, the document to sign is not printed. */
export const LongData: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.longReport()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/больше 500 документов/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Документ PDF' })).toBeNull();
  },
};

export const LongDataOnPhone: Story = { ...LongData, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.noEntries()) };

export const BadPeriod: Story = {
  args: { path: '/client/revise-reports?from=2026-07-01&to=2026-01-01' },
  beforeEach: ({ msw }) => msw.use(...scenarios.badPeriod()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Показан последний год/)).toBeVisible();
  },
};

export const Retail: Story = { args: { currentUser: retail } };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.failedRevise()) };
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.slowRevise()) };
export const RightToLeft: Story = { ...Agreed, globals: { locale: 'ar' } };
export const Dark: Story = { ...Agreed, globals: { theme: 'dark' } };
export const Phone: Story = { ...Agreed, globals: { viewport: { value: 'phone' } } };
