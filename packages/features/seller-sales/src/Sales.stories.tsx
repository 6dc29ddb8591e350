import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import {
  failing,
  longTexts,
  manyGoods,
  nameTaken,
  nothingSold,
  salesServer,
  savedViews,
  slow,
  unknownPosition,
} from './mocks/handlers.ts';

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
/** A link without scripts leads here: the grid begins with the page. */
export const GoodsManyPages: Story = {
  args: { path: `${GOODS}?page=3` },
  beforeEach: ({ msw }) => msw.use(...manyGoods()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /W 712\/95 101$/ })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Страницы товаров' })).toBeVisible();
  },
};

/** Rows load when they are about to be seen: the last of 12,480 too. */
export const GoodsScrolled: Story = {
  args: { path: GOODS },
  beforeEach: ({ msw }) => msw.use(...manyGoods()),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('rowheader', { name: /W 712\/95$/ });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '12481');
    first.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByRole('link', { name: /GDB1550 12480$/ })).toBeVisible();
  },
};
export const GoodsRowsFailed: Story = {
  args: { path: GOODS },
  beforeEach: ({ msw }) => msw.use(...manyGoods({ failsRows: true })),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Загрузить ещё раз' });
    msw.use(...manyGoods());
    await userEvent.click(again);
    await expect(await canvas.findByRole('rowheader', { name: /W 712\/95$/ })).toBeVisible();
  },
};
export const GoodsLongTexts: Story = {
  args: { path: GOODS },
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};

/** A head sorts by its column, and again the other way round; with Shift it adds an order. The address and the files follow. */
export const GoodsSorted: Story = {
  args: { path: GOODS },
  play: async ({ canvas }) => {
    const head = async (name: RegExp) => canvas.findByRole('columnheader', { name });
    const user = userEvent.setup();
    for (const order of ['descending', 'ascending']) {
      await user.click(within(await head(/Остаток/)).getByRole('link'));
      await waitFor(async () => expect(await head(/Остаток/)).toHaveAttribute('aria-sort', order));
    }
    await user.keyboard('{Shift>}');
    await user.click(within(await head(/Цена/)).getByRole('link'));
    await user.keyboard('{/Shift}');
    const columns = 'article%2Cname%2Csum%2Cpieces%2Ckept%2Creturned%2Cquantity%2Cprice%2Cfaults';
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Таблица (Excel)' })).toHaveAttribute(
        'href',
        `/services/seller/positions-table/xlsx?kind=all&order=quantity-asc%2Cprice&columns=${columns}&lang=ru`,
      ),
    );
  },
};

/** A number is typed, and the server leaves the goods that fit; what was typed stays. */
export const GoodsFiltered: Story = {
  args: { path: GOODS },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Фильтры' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Цена, от' }), '1000,50');
    await waitFor(() => expect(canvas.queryByText('W 712/95')).toBeNull());
    await expect(canvas.getByText('GDB1550')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Цена, от' })).toHaveValue('1000,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }));
    await expect(await canvas.findByText('W 712/95')).toBeVisible();
  },
};
export const GoodsFilteredPhone: Story = {
  args: { path: `${GOODS}?where=price:100000..&faults=no-picture` },
  globals: { viewport: { value: 'phone' } },
};

/** An address says which columns there are, how wide they are, and which stay in place. */
export const GoodsArranged: Story = {
  args: { path: `${GOODS}?columns=article~18~start,views,adds,orders,keptSum,price~end` },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Просмотры/ });
    await expect(canvas.queryByRole('columnheader', { name: /Остаток/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Колонки' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'В корзину' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Таблица (CSV)' }).getAttribute('href')).toContain(
        'columns=article%2Cviews%2Corders%2CkeptSum%2Cprice',
      ),
    );
  },
};

/** A link that says nothing opens the default view. */
export const GoodsViews: Story = {
  args: { path: GOODS },
  beforeEach: ({ msw }) => msw.use(...savedViews()),
  play: async ({ canvas }) => {
    const views = await canvas.findByRole('navigation', { name: 'Виды таблицы' });
    await expect(within(views).getByRole('link', { name: 'Заканчиваются' })).toHaveAttribute('aria-current');
    await expect(await canvas.findByRole('textbox', { name: 'Остаток, шт., от' })).toHaveValue('1');
    await userEvent.click(within(canvas.getByRole('columnheader', { name: /Сумма заказов/ })).getByRole('link'));
    await userEvent.click(await canvas.findByText('Вид изменён — сохранить'));
    await expect(canvas.getByRole('textbox', { name: 'Название вида' })).toHaveValue('Заканчиваются');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }));
    await waitFor(() =>
      expect(within(views).getByRole('link', { name: 'Смотрят, но дорого' })).toHaveAttribute('aria-current'),
    );
  },
};

/** The name stays where it was refused. */
export const GoodsViewRefused: Story = {
  args: { path: `${GOODS}?view=none` },
  beforeEach: ({ msw }) => msw.use(...nameTaken()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Сохранить вид'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название вида' }), 'заканчиваются');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить как новый' }));
    const name = canvas.getByRole('textbox', { name: 'Название вида' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Вид с таким названием уже есть'));
    await expect(name).toHaveValue('заканчиваются');
  },
};

/** All 12,480 are chosen without being loaded, but one; the change of them is refused, and what was typed stays. */
export const GoodsChanged: Story = {
  args: { path: GOODS },
  beforeEach: ({ msw }) => msw.use(...manyGoods()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Отметить все найденные товары' }));
    await expect(canvas.getByText(/Отмечены все 12.480 найденных товаров/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Отметить .*W 712\/95\W?$/ }));
    await userEvent.click(canvas.getByText('Изменить цены или снять с продажи'));
    await expect(canvas.getByText(/Изменятся 12.479 найденных товаров/)).toBeVisible();
    const percent = canvas.getByRole('textbox', { name: 'Изменить цены на, %' });
    await userEvent.type(percent, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать новые цены' }));
    await waitFor(() => expect(percent).toHaveAccessibleDescription(/Напишите число от −90 до 90/));
    await userEvent.clear(percent);
    await userEvent.type(percent, '-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать новые цены' }));
    const sent = await canvas.findByRole('textbox', { name: 'Изменить цены на, %' });
    await waitFor(() => expect(sent).toHaveAccessibleDescription(/Этих товаров нет в ваших прайс-листах/));
    await expect(sent).toHaveValue('-3');
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
