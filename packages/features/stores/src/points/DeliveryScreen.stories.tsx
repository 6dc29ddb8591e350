import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from '../feature.ts';
import { failing, loaded, long, slow, withoutCosts, withoutPoints } from '../mocks/handlers.ts';

const meta = {
  title: 'Screens/Delivery',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/deliveryinfo' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ways, the points of the visitor’s city alone, and the next lorries. */
export const Loaded: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Доставка' })).toBeVisible();
    const ways = within(canvas.getByRole('region', { name: /Доставка в город/ }));
    await expect(ways.getAllByRole('listitem')).toHaveLength(3);
    const points = within(canvas.getByRole('region', { name: 'Пункты выдачи' }));
    await expect(points.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      within(canvas.getByRole('region', { name: 'Ближайшие машины' })).getAllByRole('listitem'),
    ).toHaveLength(5);
  },
};

export const ChosenPoint: Story = { args: { path: '/deliveryinfo?point=2' } };

export const CityWithoutPoints: Story = { beforeEach: ({ msw }) => msw.use(...withoutPoints()) };

/** The page survives without the costs: it shows the points of all cities. */
export const CostsUnknown: Story = { beforeEach: ({ msw }) => msw.use(...withoutCosts()) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...long()) };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
