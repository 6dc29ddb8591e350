import { loadTexts, loadWith, sharedMessages } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from './breadcrumb-builder.messages.ts';
import { buildBreadcrumbs } from './build-breadcrumbs.ts';
import { CatalogueTrail } from './CatalogueTrail.tsx';
import { LEVELS, type ByLevel } from './levels.ts';
import { messages as levelMessages } from './levels.messages.ts';

const places = {
  parent: { url: 'filters', name: 'Фильтры' },
  category: { url: 'oil-filters', name: 'Масляные фильтры' },
  brand: { url: 'volkswagen', name: 'Volkswagen' },
  seria: { url: 'golf', name: 'Golf' },
  model: { url: 'mk7', name: 'Golf Mk7' },
  engine: { url: '14-tsi', name: '1.4 TSI 122 л.с.' },
};

const items = {
  brand: [places.brand, { url: 'lada', name: 'LADA' }, { url: 'kia', name: 'Kia' }],
  seria: [places.seria, { url: 'polo', name: 'Polo' }],
  model: [places.model, { url: 'mk6', name: 'Golf Mk6' }],
};

const loader = loadWith(() => loadTexts(messages, levelMessages, sharedMessages));

/** A page whose URL names the first `depth` levels. */
const pageOf = (depth: number, selection: ByLevel<string> = {}) => {
  const route = Object.fromEntries(LEVELS.slice(0, depth).map((level) => [level, places[level].url]));
  const levels = buildBreadcrumbs({ root: '/avtozapchasti', levels: LEVELS, route, places, selection, items });
  const root = { name: 'Каталог', path: '/avtozapchasti' };
  return [{ path: '/', loader, Component: () => <CatalogueTrail root={root} levels={levels} /> }];
};

const meta = {
  title: 'Features/Breadcrumb builder',
  component: StoryShell,
  args: { routes: pageOf(6), path: '/' },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeCar: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /1\.4 TSI/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** The first placeholder leads one level down. */
export const CategoryOnly: Story = {
  args: { routes: pageOf(2) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать бренд' }));
    const menu = within(canvas.getByRole('dialog', { name: 'Выбрать бренд' }));
    await expect(menu.getByRole('link', { name: 'LADA' })).toHaveAttribute(
      'href',
      '/avtozapchasti/filters/oil-filters/lada',
    );
    await expect(canvas.getByText('Двигатель')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Двигатель' })).toBeNull();
  },
};

export const Series: Story = { args: { routes: pageOf(4) } };

/** The car that was chosen before is named without links. */
export const Selection: Story = {
  args: { routes: pageOf(2, { brand: 'LADA', seria: 'Vesta', model: 'Vesta I', engine: '1.6 106 л.с.' }) },
  async play({ canvas }) {
    await canvas.findByText('Vesta I');
    await expect(canvas.queryByRole('link', { name: 'Vesta I' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneCategoryOnly: Story = { args: { routes: pageOf(2) }, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { args: { routes: pageOf(4) }, globals: { locale: 'ar' } };
