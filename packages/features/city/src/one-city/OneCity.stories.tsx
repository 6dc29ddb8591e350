import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { loaded as carsLoaded } from '@partshop/features/car-catalog/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { feature } from '../feature.ts';
import { failing, inKazan, loaded, longPoints, noPointsOfKazan, refused } from '../mocks/handlers.ts';

const KAZAN = '/city/kazan-551487';

const meta = {
  title: 'Screens/City page',
  component: StoryShell,
  args: { routes: routesOf(feature), path: KAZAN },
  beforeEach: ({ msw }) => msw.use(...loaded(), ...carsLoaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The points, the way from the warehouse, then the brands; the city stays in the path down to the model. */
export const City: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Автозапчасти в городе Казань' })).toBeVisible();
    const points = within(canvas.getByRole('region', { name: 'Пункты выдачи' }));
    await expect(points.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/от 3 дней/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kia' })).toHaveAttribute('href', `${KAZAN}/kia`);
  },
};

export const StepByStep: Story = {
  async play({ canvas }) {
    const common = within(await canvas.findByRole('region', { name: 'Популярные марки' }));
    await userEvent.click(common.getByRole('link', { name: 'Volkswagen' }));
    const models = within(await canvas.findByRole('region', { name: 'Выберите модель' }));
    await userEvent.click(models.getByRole('link', { name: 'Mk7, 2012–2020' }));
    await canvas.findByRole('heading', { name: 'Запчасти для Volkswagen Golf Mk7 в городе Казань' });
    await expect(canvas.getByRole('link', { name: '1.4 TSI' })).toHaveAttribute(
      'href',
      '/zapchasti/volkswagen/golf/mk7/1-4-tsi',
    );
  },
};

export const Brand: Story = { args: { path: `${KAZAN}/volkswagen` } };

export const Model: Story = { args: { path: `${KAZAN}/volkswagen/golf-mk7` } };

/** The city of the warehouse; its points are real. */
export const Warehouse: Story = { args: { path: '/city/moscow-524901' } };

/** A choice comes back to the page, which says that the city is chosen. */
export const Chosen: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать город Казань' }));
    await expect(await canvas.findByText('Ваш город')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Автозапчасти в городе Казань');
  },
};

/** `/city` says why the city was not saved: its own stories have pictures of it. */
export const NotSaved: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(...refused(429, { code: 'too-many', retryAfter: 130 })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать город Казань' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Город не сохранился'));
  },
};

export const OwnCity: Story = { args: { currentUser: inKazan } };

/** No point serves this visitor. */
export const NoPoints: Story = { beforeEach: ({ msw }) => msw.use(...noPointsOfKazan()) };

export const Missing: Story = { args: { path: '/city/none-1' } };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longPoints()),
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
