import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { loadTexts, loadWith, routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { messages as chipMessages } from './car-chip.messages.ts';
import { carWatchers } from './car-watchers.saga.ts';
import { CarChip } from './CarChip.tsx';
import { feature } from './feature.ts';
import { readCars, writeCars } from './kept-cars.ts';
import { dieselOctavia, loaded, octavia, slow, visitor } from './mocks/handlers.ts';

/** A page with the chip of the header. */
function Page() {
  return (
    <>
      <header>
        <CarChip />
      </header>
      <h1>Корзина</h1>
    </>
  );
}

const meta = {
  title: 'Screens/Garage',
  component: StoryShell,
  args: {
    routes: [
      { path: '/', loader: loadWith(() => loadTexts(chipMessages)), Component: Page },
      { path: '/zapchasti/skoda/octavia/*', Component: () => <h1>Запчасти Octavia</h1> },
      ...routesOf(feature),
    ],
    path: '/',
    popups: feature.popups,
    watchers: { car: carWatchers },
  },
  beforeEach({ msw }) {
    msw.use(...loaded());
    return keepInBrowser([]);
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What an earlier visit left in this browser: the current car first. */
function keepInBrowser([current, ...recent]: (typeof octavia)[]) {
  const { dataset } = document.documentElement;
  writeCars({ current: current ?? null, recent });
  dataset['kept'] = current ? 'partshop-car' : '';
  return () => {
    writeCars({ current: null, recent: [] });
    delete dataset['kept'];
  };
}

const openPopup: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: /^Мой автомобиль/ }));
  await canvas.findByRole('dialog', { name: 'Мой автомобиль' });
};

export const NoCar: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Мой автомобиль Выбрать' })).toHaveAttribute(
      'href',
      '/garage/add-car',
    );
  },
};

/** Of a guest whose pages come from the cache: the browser keeps the car. */
export const CarOfTheBrowser: Story = {
  beforeEach: () => keepInBrowser([octavia]),
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^Мой автомобиль .*Octavia III/ });
  },
};

export const CarOfTheServer: Story = {
  args: { currentUser: visitor(octavia.engineId) },
  beforeEach: ({ msw }) => msw.use(...loaded([], [octavia.engineId])),
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^Мой автомобиль .*Octavia III/ });
    await waitFor(() => expect(readCars().current).toEqual(octavia));
  },
};

/** The popup: the current car with its page, and the cars before it. */
export const Opened: Story = {
  args: { currentUser: visitor(octavia.engineId) },
  beforeEach({ msw }) {
    msw.use(...loaded([], [octavia.engineId]));
    return keepInBrowser([octavia, dieselOctavia]);
  },
  async play(context) {
    await openPopup(context);
    const popup = within(context.canvas.getByRole('dialog'));
    await expect(await popup.findByRole('link', { name: 'Запчасти для неё' })).toHaveAttribute(
      'href',
      '/zapchasti/skoda/octavia/octavia-iii/14-tsi-150',
    );
    await expect(popup.getByRole('button', { name: /^\u2068?Škoda .*2\.0 TDI/ })).toBeVisible();
  },
};

const saved: number[] = [];

/** A recent car becomes the current one, on the server too; the one before it becomes a recent one. */
export const Switch: Story = {
  ...Opened,
  beforeEach({ msw }) {
    saved.splice(0, saved.length, octavia.engineId);
    msw.use(...loaded([], saved));
    return keepInBrowser([octavia, dieselOctavia]);
  },
  async play(context) {
    await Opened.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: /^\u2068?Škoda .*2\.0 TDI/ }));
    await waitFor(() => expect(saved).toEqual([octavia.engineId, dieselOctavia.engineId]));
    await waitFor(() => expect(readCars().current?.engineId).toBe(dieselOctavia.engineId));
    await expect(readCars().recent.map(({ engineId }) => engineId)).toEqual([octavia.engineId]);
  },
};

/** The car is cleared, on the server too, and stays among the recent ones. */
export const Clear: Story = {
  ...Switch,
  async play(context) {
    await Opened.play?.(context);
    const { canvas, userEvent } = context;
    const popup = within(canvas.getByRole('dialog'));
    await userEvent.click(popup.getByRole('button', { name: 'Убрать автомобиль' }));
    await waitFor(() => expect(saved).toEqual([octavia.engineId, 0]));
    await waitFor(() => expect(readCars().current).toBe(null));
    await popup.findByRole('button', { name: /^\u2068?Škoda .*1\.4 TSI/ });
    await userEvent.click(popup.getByRole('button', { name: /^Забыть .*2\.0 TDI/ }));
    await expect(readCars().recent.map(({ engineId }) => engineId)).toEqual([octavia.engineId]);
  },
};

export const OpenedWithoutCar: Story = { play: openPopup };

export const OpenedSlowly: Story = { beforeEach: ({ msw }) => msw.use(...slow()), play: openPopup };

export const PageOfTheChoice: Story = {
  args: { path: '/garage/add-car?brand=11&model=111' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Мой автомобиль' });
    await canvas.findByRole('link', { name: /^1\.4 TSI/ });
  },
};

export const OpenedOnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };

export const OpenedDark: Story = { ...Opened, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  ...Opened,
  globals: { locale: 'ar' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /Octavia III/ }));
    await canvas.findByRole('dialog');
  },
};
