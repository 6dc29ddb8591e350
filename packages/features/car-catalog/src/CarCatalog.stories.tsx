import { golfCar } from '@partshop/api-client/mocks/cars';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { feature } from './feature.ts';
import {
  categoryAlone,
  empty,
  failing,
  loaded,
  manyCategories,
  wipersNotOnOffer,
  wipersUnknown,
  withArticle,
} from './mocks/handlers.ts';

const GOLF = '/zapchasti/volkswagen/golf/mk7/1-4-tsi';
const OIL = '/avtozapchasti/filters/oil-filters';
const OIL_FOR_GOLF = `${OIL}/volkswagen/golf/mk7/1-4-tsi`;

const meta = {
  title: 'Screens/Car catalogue',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/zapchasti' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brands: Story = {
  async play({ canvas }) {
    const common = within(await canvas.findByRole('region', { name: 'Популярные марки' }));
    await expect(common.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Kia' })).toHaveAttribute('href', '/zapchasti/kia');
  },
};

/** From the brands down to the parts for a Golf, page by page. */
export const PageByPage: Story = {
  async play({ canvas }) {
    const common = within(await canvas.findByRole('region', { name: 'Популярные марки' }));
    await userEvent.click(common.getByRole('link', { name: 'Volkswagen' }));
    const series = within(await canvas.findByRole('region', { name: 'Выберите серию' }));
    await userEvent.click(series.getByRole('link', { name: 'Golf' }));
    const models = within(await canvas.findByRole('region', { name: 'Выберите модель' }));
    await userEvent.click(models.getByRole('link', { name: 'Mk7, 2012–2020' }));
    const engines = within(await canvas.findByRole('region', { name: 'Выберите двигатель' }));
    await userEvent.click(engines.getByRole('link', { name: '1.4 TSI' }));
    await canvas.findByRole('heading', { name: 'Запчасти для Volkswagen Golf Mk7 1.4 TSI' });
    await expect(canvas.getByRole('link', { name: 'Фильтры масляные' })).toHaveAttribute('href', OIL_FOR_GOLF);
  },
};

/** A photo, a silhouette, and a series of which nothing is known. */
export const Series: Story = { args: { path: '/zapchasti/volkswagen' } };

/** The menu beside a level leads to its siblings. */
export const Models: Story = {
  args: { path: '/zapchasti/volkswagen/golf' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать серию' }));
    const menu = within(canvas.getByRole('dialog', { name: 'Выбрать серию' }));
    await expect(menu.getByRole('link', { name: 'Amarok' })).toHaveAttribute('href', '/zapchasti/volkswagen/amarok');
  },
};

export const Engines: Story = { args: { path: '/zapchasti/volkswagen/golf/mk7' } };

export const Engine: Story = { args: { path: GOLF } };

export const NoBrands: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

export const NothingFits: Story = { args: { path: GOLF }, beforeEach: ({ msw }) => msw.use(...empty()) };

export const BrandsPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SeriesPhone: Story = { ...Series, globals: { viewport: { value: 'phone' } } };

export const SeriesRightToLeft: Story = { ...Series, globals: { locale: 'ar' } };

export const SeriesDark: Story = { ...Series, globals: { theme: 'dark' } };

export const Catalogue: Story = {
  args: { path: '/avtozapchasti' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Тормозная система' })).toHaveAttribute(
      'href',
      '/avtozapchasti/brakes',
    );
    await expect(canvas.queryByText('Пустой раздел')).toBeNull();
  },
};

export const CatalogueEmpty: Story = {
  args: { path: '/avtozapchasti' },
  beforeEach: ({ msw }) => msw.use(...empty()),
};

export const CataloguePhone: Story = { args: { path: '/avtozapchasti' }, globals: { viewport: { value: 'phone' } } };

/** 15 categories, the others on demand; the long article is folded. */
export const Section: Story = {
  args: { path: '/avtozapchasti/filters' },
  beforeEach: ({ msw }) => msw.use(...manyCategories()),
  async play({ canvas }) {
    const list = within(await canvas.findByRole('region', { name: 'Категории раздела' }));
    await expect(list.getByRole('link', { name: /^Категория 15/ })).toBeVisible();
    await userEvent.click(list.getByText('Показать ещё 3'));
    await expect(list.getByRole('link', { name: /^Категория 18/ })).toBeVisible();
    await userEvent.click(canvas.getByText('О категории'));
    await expect(canvas.getAllByText('Как выбрать фильтр')[0]).toBeVisible();
  },
};

/** A category for all cars; the first placeholder leads to a brand. */
export const Category: Story = {
  args: { path: OIL },
  beforeEach: ({ msw }) => msw.use(...withArticle()),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Фильтры масляные' });
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать бренд' }));
    const menu = within(canvas.getByRole('dialog', { name: 'Выбрать бренд' }));
    await expect(menu.getByRole('link', { name: 'Volkswagen' })).toHaveAttribute('href', `${OIL}/volkswagen`);
    await userEvent.keyboard('{Escape}');
  },
};

export const CategoryForBrand: Story = { args: { path: `${OIL}/volkswagen` } };

export const CategoryForCar: Story = {
  args: { path: OIL_FOR_GOLF },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Фильтры масляные для Volkswagen Golf Mk7 1.4 TSI' });
    await expect(canvas.getByRole('link', { name: 'Для других машин' })).toHaveAttribute('href', `${OIL}?car=any`);
    await canvas.findByRole('region', { name: 'Подходит к машине' });
  },
};

/** The visitor’s car is named in the breadcrumbs, without links. */
export const CategoryForOtherCars: Story = {
  args: {
    path: `${OIL}?car=any`,
    currentUser: {
      EngineId: golfCar.engineId ?? 0,
      ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 },
    },
  },
  async play({ canvas }) {
    const way = within(await canvas.findByRole('navigation', { name: 'Навигационная цепочка' }));
    await expect(way.getByText('1.4 TSI')).toBeVisible();
    await expect(way.queryByRole('link', { name: '1.4 TSI' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: /^Показать только подходящие к .Volkswagen Golf Mk7 1.4 TSI/ }),
    ).toHaveAttribute('href', OIL_FOR_GOLF);
  },
};

export const CategoryWithoutGoods: Story = {
  args: { path: OIL_FOR_GOLF },
  beforeEach: ({ msw }) => msw.use(...empty()),
};

/** The category works without its goods and lists of cars. */
export const CategoryAlone: Story = { args: { path: OIL }, beforeEach: ({ msw }) => msw.use(...categoryAlone()) };

/** Without the retail info blocks. */
export const CategoryWholesale: Story = {
  args: { path: OIL },
  globals: { currentUser: 'wholesale' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Фильтры масляные' });
    await expect(canvas.queryByText('Оплата при получении')).toBeNull();
  },
};

export const CategoryPhone: Story = { args: { path: OIL_FOR_GOLF }, globals: { viewport: { value: 'phone' } } };

export const CategoryRightToLeft: Story = { args: { path: OIL_FOR_GOLF }, globals: { locale: 'ar' } };

export const CategoryDark: Story = { args: { path: OIL_FOR_GOLF }, globals: { theme: 'dark' } };

export const PartsModels: Story = { args: { path: '/parts/volkswagen' } };

/** All parts of a car, narrowed by the words of the path. */
export const Parts: Story = {
  args: { path: '/parts/volkswagen/golf-mk7/1-4-tsi/фильтр' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Все запчасти для Volkswagen Golf Mk7 1.4 TSI' });
    const field = canvas.getByRole('searchbox', { name: 'Название детали' });
    await expect(field).toHaveValue('фильтр');
  },
};

const WIPERS = '/wipers/volkswagen/golf-mk7';

export const WiperBrands: Story = { args: { path: '/wipers' } };

/** From the brands to the sizes, page by page; the parts of the car are a link away. */
export const Wipers: Story = {
  args: { path: '/wipers' },
  async play({ canvas }) {
    const common = within(await canvas.findByRole('region', { name: 'Популярные марки' }));
    await userEvent.click(common.getByRole('link', { name: 'Volkswagen' }));
    const models = within(await canvas.findByRole('region', { name: 'Выберите модель' }));
    await userEvent.click(models.getByRole('link', { name: 'Mk7, 2012–2020' }));
    await canvas.findByRole('heading', { name: 'Щётки стеклоочистителя для Volkswagen Golf Mk7' });
    const sizes = within(canvas.getByRole('region', { name: 'Размеры и крепление' }));
    await expect(sizes.getByText('650 мм')).toBeVisible();
    const driver = within(canvas.getByRole('region', { name: 'Щётки 650 мм' }));
    await expect(driver.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const rear = within(canvas.getByRole('region', { name: 'Щётки 280 мм' }));
    await expect(rear.getByRole('link', { name: 'Найти щётки 280 мм' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Все запчасти для этой машины' })).toHaveAttribute(
      'href',
      '/parts/volkswagen/golf-mk7',
    );
  },
};

/** The engine is an optional last step: its menu is in the breadcrumbs. */
export const WipersForEngine: Story = {
  args: { path: `${WIPERS}/1-4-tsi` },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать двигатель' }));
    const menu = within(canvas.getByRole('dialog', { name: 'Выбрать двигатель' }));
    await expect(menu.getByRole('link', { name: '2.0 TDI' })).toHaveAttribute('href', `${WIPERS}/2-0-tdi`);
    await userEvent.keyboard('{Escape}');
  },
};

export const WipersUnknown: Story = {
  args: { path: WIPERS },
  beforeEach: ({ msw }) => msw.use(...wipersUnknown()),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Размеры щёток для этой модели неизвестны' });
    await expect(canvas.getByRole('link', { name: 'Все запчасти для этой машины' })).toBeVisible();
  },
};

export const WipersNotOnOffer: Story = {
  args: { path: WIPERS },
  beforeEach: ({ msw }) => msw.use(...wipersNotOnOffer()),
};

export const WipersFailed: Story = { args: { path: WIPERS }, beforeEach: ({ msw }) => msw.use(...failing()) };

export const WipersPhone: Story = { args: { path: WIPERS }, globals: { viewport: { value: 'phone' } } };

export const WipersRightToLeft: Story = { args: { path: WIPERS }, globals: { locale: 'ar' } };

export const WipersDark: Story = { args: { path: WIPERS }, globals: { theme: 'dark' } };
