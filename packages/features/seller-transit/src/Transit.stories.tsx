import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import {
  failing,
  longTexts,
  manyPages,
  nothingSent,
  noTerms,
  overtaken,
  slow,
  transitServer,
  unknownPosition,
} from './mocks/handlers.ts';

const TRANSITS = '/seller/cross-docking';
const HISTORY = `${TRANSITS}/history-price`;
const POSITION = `${TRANSITS}/position-show`;
const CLAIMS = `${TRANSITS}/diagnostics`;
const STATISTICS = `${TRANSITS}/statistics`;
const ORDERS = `${TRANSITS}/statistics-orders`;
const COMPARISON = `${TRANSITS}/statistics-show`;

const meta = {
  title: 'Screens/Seller transit',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: TRANSITS, currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...transitServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A kind is a link; what is late says so. */
export const Transits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 претензия ждёт вашего ответа/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Опаздывают/ }));
    await waitFor(() => expect(canvas.getByText('ещё не пришёл')).toBeVisible());
  },
};
export const TransitsDark: Story = { globals: { theme: 'dark' } };
export const TransitsPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const TransitsEnglish: Story = { globals: { locale: 'en' } };
export const TransitsRightToLeft: Story = { globals: { locale: 'ar' } };
export const TransitsReceived: Story = { args: { path: `${TRANSITS}?kind=received` } };
export const TransitsNone: Story = { beforeEach: ({ msw }) => msw.use(...nothingSent()) };
export const TransitsManyPages: Story = {
  args: { path: `${TRANSITS}?kind=all&page=3` },
  beforeEach: ({ msw }) => msw.use(...manyPages()),
};
export const TransitsLongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};
export const TransitsLoading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };
export const TransitsFailed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const HistoryList: Story = {
  args: { path: HISTORY },
  play: async ({ canvas }) => {
    const [link] = within(await canvas.findByRole('table')).getAllByRole('link', { name: 'История цен' });
    if (!link) throw new Error('No position leads to its prices.');
    await expect(link).toHaveAttribute('href', `${HISTORY}?article=1`);
  },
};
export const History: Story = {
  args: { path: `${HISTORY}?article=1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /W 712\/95/ })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'По дням' });
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByText(/на .* дороже самой низкой цены/)).toBeVisible();
  },
};
export const HistoryDark: Story = { args: { path: `${HISTORY}?article=1` }, globals: { theme: 'dark' } };
export const HistoryPhone: Story = {
  args: { path: `${HISTORY}?article=1` },
  globals: { viewport: { value: 'phone' } },
};
export const HistoryEnglish: Story = { args: { path: `${HISTORY}?article=1` }, globals: { locale: 'en' } };
export const HistoryRightToLeft: Story = { args: { path: `${HISTORY}?article=1` }, globals: { locale: 'ar' } };
export const HistoryOfNothing: Story = {
  args: { path: `${HISTORY}?article=1` },
  beforeEach: ({ msw }) => msw.use(...noTerms()),
};
export const HistoryOfUnknown: Story = {
  args: { path: `${HISTORY}?article=99` },
  beforeEach: ({ msw }) => msw.use(...unknownPosition()),
};
/** Days that end before they begin: the usual ones are shown, and the page says so. */
export const HistoryOfBadPeriod: Story = {
  args: { path: `${HISTORY}?article=1&from=2026-06-02&to=2026-06-01` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Показываем последние 30 дней/)).toBeVisible();
  },
};

export const PositionList: Story = { args: { path: POSITION } };
export const Position: Story = {
  args: { path: `${POSITION}?article=1` },
  play: async ({ canvas }) => {
    const shipments = await canvas.findByRole('region', { name: 'Отправки на склад' });
    await expect(within(shipments).getByRole('table')).toBeVisible();
    const ways = canvas.getAllByRole('link', { name: 'История цен' }).map((link) => link.getAttribute('href'));
    await expect(ways).toContain(`${HISTORY}?article=1`);
  },
};
export const PositionPhone: Story = {
  args: { path: `${POSITION}?article=1` },
  globals: { viewport: { value: 'phone' } },
};
export const PositionRightToLeft: Story = { args: { path: `${POSITION}?article=1` }, globals: { locale: 'ar' } };
export const PositionOfUnknown: Story = {
  args: { path: `${POSITION}?article=99` },
  beforeEach: ({ msw }) => msw.use(...unknownPosition()),
};

/** A claim is declined with a reason; without one the form says so and keeps open. */
export const Claims: Story = {
  args: { path: CLAIMS },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/Отклонить: .*W 712\/95/));
    const form = canvas.getAllByRole('textbox', { name: 'Комментарий' })[1];
    await userEvent.type(form ?? canvas.getByRole('main'), 'Перевозчик принял без замечаний');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Отклонить' })[0] ?? canvas.getByRole('main'));
    await expect(await canvas.findByText('Претензия отклонена')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Упаковка вскрыта')).toBeNull());
  },
};
export const ClaimsDark: Story = { args: { path: CLAIMS }, globals: { theme: 'dark' } };
export const ClaimsPhone: Story = { args: { path: CLAIMS }, globals: { viewport: { value: 'phone' } } };
export const ClaimsEnglish: Story = { args: { path: CLAIMS }, globals: { locale: 'en' } };
export const ClaimsRightToLeft: Story = { args: { path: CLAIMS }, globals: { locale: 'ar' } };
export const ClaimsAnswered: Story = { args: { path: `${CLAIMS}?state=declined` } };
export const ClaimsNone: Story = { args: { path: CLAIMS }, beforeEach: ({ msw }) => msw.use(...nothingSent()) };
export const ClaimsLongTexts: Story = {
  args: { path: CLAIMS },
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};
export const ClaimsFailed: Story = { args: { path: CLAIMS }, beforeEach: ({ msw }) => msw.use(...failing()) };

/** Somebody else answered first: nothing is sent, and the page says so. */
export const ClaimsOvertaken: Story = {
  args: { path: CLAIMS },
  beforeEach: ({ msw }) => msw.use(...overtaken()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/Принять: .*W 712\/95/));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Принять' })[0] ?? canvas.getByRole('main'));
    await expect(await canvas.findByText(/уже ответили/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const Statistics: Story = { args: { path: STATISTICS } };
export const StatisticsPhone: Story = { args: { path: STATISTICS }, globals: { viewport: { value: 'phone' } } };
export const StatisticsRightToLeft: Story = { args: { path: STATISTICS }, globals: { locale: 'ar' } };
export const StatisticsNone: Story = {
  args: { path: STATISTICS },
  beforeEach: ({ msw }) => msw.use(...nothingSent()),
};
export const StatisticsFailed: Story = { args: { path: STATISTICS }, beforeEach: ({ msw }) => msw.use(...failing()) };

export const Orders: Story = { args: { path: ORDERS } };
export const OrdersPhone: Story = { args: { path: ORDERS }, globals: { viewport: { value: 'phone' } } };
export const OrdersEnglish: Story = { args: { path: ORDERS }, globals: { locale: 'en' } };
export const OrdersRightToLeft: Story = { args: { path: ORDERS }, globals: { locale: 'ar' } };
export const OrdersNone: Story = { args: { path: ORDERS }, beforeEach: ({ msw }) => msw.use(...nothingSent()) };
export const OrdersManyPages: Story = { args: { path: ORDERS }, beforeEach: ({ msw }) => msw.use(...manyPages()) };

export const Comparison: Story = { args: { path: COMPARISON } };
export const ComparisonDark: Story = { args: { path: COMPARISON }, globals: { theme: 'dark' } };
export const ComparisonPhone: Story = { args: { path: COMPARISON }, globals: { viewport: { value: 'phone' } } };
export const ComparisonRightToLeft: Story = { args: { path: COMPARISON }, globals: { locale: 'ar' } };
