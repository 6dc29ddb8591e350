import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import { failing, longTexts, manyPages, nothingSold, salesServer, slow, unknownPosition } from './mocks/handlers.ts';

const OVERVIEW = '/seller/realization';
const GOODS = `${OVERVIEW}/goods`;
const TRAFFIC = `${OVERVIEW}/traffic-goods`;
const STATISTICS = `${OVERVIEW}/statistics-show`;

const meta = {
  title: 'Screens/Seller sales',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: OVERVIEW, currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...salesServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    const idle = await canvas.findByRole('region', { name: 'Не приносят денег' });
    await expect(within(idle).getByRole('link', { name: 'Дороже других' })).toHaveAttribute(
      'href',
      '/seller/realization/diagnostics?kind=dearer',
    );
  },
};
export const OverviewDark: Story = { globals: { theme: 'dark' } };
export const OverviewPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OverviewEnglish: Story = { globals: { locale: 'en' } };
export const OverviewRightToLeft: Story = { globals: { locale: 'ar' } };
export const OverviewOfYear: Story = { args: { path: `${OVERVIEW}?days=365` } };
export const NothingSold: Story = { beforeEach: ({ msw }) => msw.use(...nothingSold()) };
export const OverviewLoading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };
export const OverviewFailed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };
export const OverviewLongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};

/** Days that end before they begin: the usual ones are shown, and the page says so. */
export const BadPeriod: Story = {
  args: { path: `${OVERVIEW}?from=2026-06-02&to=2026-06-01` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Показываем последние 30 дней/)).toBeVisible();
    await expect(canvas.getByLabelText('С')).toHaveValue('2026-05-17');
  },
};

export const Goods: Story = { args: { path: GOODS } };
export const GoodsPhone: Story = { args: { path: GOODS }, globals: { viewport: { value: 'phone' } } };
export const GoodsEnglish: Story = { args: { path: GOODS }, globals: { locale: 'en' } };
export const GoodsRightToLeft: Story = { args: { path: GOODS }, globals: { locale: 'ar' } };
export const GoodsDark: Story = { args: { path: GOODS }, globals: { theme: 'dark' } };
export const GoodsNone: Story = { args: { path: `${GOODS}?number=ZZZ` } };
export const GoodsLoading: Story = { args: { path: GOODS }, beforeEach: ({ msw }) => msw.use(...slow()) };
export const GoodsFailed: Story = { args: { path: GOODS }, beforeEach: ({ msw }) => msw.use(...failing()) };
export const GoodsManyPages: Story = {
  args: { path: `${GOODS}?page=3` },
  beforeEach: ({ msw }) => msw.use(...manyPages()),
};
export const GoodsLongTexts: Story = {
  args: { path: GOODS },
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};

/** A head sorts by its column, and again the other way round. */
export const GoodsSorted: Story = {
  args: { path: GOODS },
  play: async ({ canvas }) => {
    const head = async (name: RegExp) => canvas.findByRole('columnheader', { name });
    for (const order of ['descending', 'ascending']) {
      await userEvent.click(within(await head(/Остаток/)).getByRole('link'));
      await waitFor(async () => expect(await head(/Остаток/)).toHaveAttribute('aria-sort', order));
    }
    await expect(canvas.getByRole('link', { name: /Таблица/ })).toHaveAttribute(
      'href',
      '/services/seller/positions_csv?kind=all&order=quantity&direction=asc&lang=ru',
    );
  },
};

/** Only what earns nothing, of the chosen days. */
export const GoodsIdle: Story = {
  args: { path: `${GOODS}?days=90` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Не приносят денег/ }));
    await waitFor(() => expect(canvas.queryByText('W 712/95')).toBeNull());
    await expect(canvas.getByText('GDB1550')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '90 дней' })).toHaveAttribute('aria-current');
  },
};

export const GoodsFound: Story = {
  args: { path: GOODS },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Номер детали'), 'gdb{Enter}');
    await waitFor(() => expect(canvas.queryByText('W 712/95')).toBeNull());
    await expect(canvas.getByLabelText('Номер детали')).toHaveValue('gdb');
  },
};

export const Traffic: Story = { args: { path: TRAFFIC } };
export const TrafficPhone: Story = { args: { path: TRAFFIC }, globals: { viewport: { value: 'phone' } } };
export const TrafficOfOne: Story = { args: { path: `${TRAFFIC}?article=1` } };
export const TrafficOfOneInArabic: Story = { args: { path: `${TRAFFIC}?article=1` }, globals: { locale: 'ar' } };
export const TrafficOfUnknown: Story = {
  args: { path: `${TRAFFIC}?article=99` },
  beforeEach: ({ msw }) => msw.use(...unknownPosition()),
};

export const Statistics: Story = { args: { path: STATISTICS } };
export const StatisticsPhone: Story = { args: { path: STATISTICS }, globals: { viewport: { value: 'phone' } } };
export const StatisticsOfYear: Story = { args: { path: `${STATISTICS}?days=365` }, globals: { locale: 'en' } };
export const StatisticsRightToLeft: Story = { args: { path: STATISTICS }, globals: { locale: 'ar' } };
export const StatisticsDark: Story = { args: { path: STATISTICS }, globals: { theme: 'dark' } };
export const StatisticsWithoutSales: Story = {
  args: { path: STATISTICS },
  beforeEach: ({ msw }) => msw.use(...nothingSold()),
};
