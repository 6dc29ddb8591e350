import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mockEndless } from '@partshop/api-client/mocks';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { admin, editor } from '@partshop/features/layout/mocks';
import { feature } from './feature.ts';
import { CLAIMS, claimServer, claimsFailing, claimsOvertaken, longClaims, noClaims } from './mocks/claims.ts';

const PAGE = '/admin/claims';
const SELLER = `${PAGE}?seller=1`;

const meta = {
  title: 'Screens/Claims of sellers',
  component: StoryShell,
  args: { routes: routesOf(feature), path: SELLER, currentUser: admin },
  beforeEach: ({ msw }) => msw.use(...claimServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sellers: Story = { args: { path: PAGE } };

export const Crosses: Story = {};

export const Fitments: Story = { args: { path: `${PAGE}?type=fitments&seller=1` } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const None: Story = { args: { path: PAGE }, beforeEach: ({ msw }) => msw.use(...noClaims()) };

export const UnknownSeller: Story = { args: { path: `${PAGE}?seller=99` } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockEndless('get', CLAIMS)) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...claimsFailing()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longClaims()),
  globals: { viewport: { value: 'phone' } },
};

/** D25: an editor may not see them. */
export const ForAnEditor: Story = {
  args: { currentUser: editor },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('heading', { name: 'Продавцы' })).toBeNull();
  },
};

export const RefusedOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Отклонить: .*W 712\/95 — BOSCH/ }));
    await expect(await canvas.findByRole('button', { name: /^Отменить решение: .*W 712\/95 — BOSCH/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Отклонить: .*W 712\/95 — BOSCH/ })).toBeNull();
  },
};

export const RefusedAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Отклонить всё: .*АвтоСнаб/ }));
    await expect(await canvas.findByRole('button', { name: /^Отменить решение: .*АвтоСнаб/ })).toBeVisible();
    await expect(canvas.getAllByText('Отклонено всё')).toHaveLength(2);
  },
};

/** Another administrator was faster. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => msw.use(...claimsOvertaken()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Принять: .*W 712\/95 — BOSCH/ }));
    await expect(await canvas.findByText(/Решение только что изменил другой сотрудник/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
