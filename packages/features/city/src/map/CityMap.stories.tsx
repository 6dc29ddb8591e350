import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { aroundKazan, kazan, kazanPoints, largest } from '../mocks/fixtures.ts';
import { CityMap } from './CityMap.tsx';

const meta = {
  title: 'Screens/CityMap',
  component: CityMap,
  args: {
    labels: {
      map: 'Карта городов и пунктов выдачи',
      failed: 'Карта не загрузилась. Выберите город в списке.',
      zoomIn: 'Приблизить',
      zoomOut: 'Отдалить',
    },
    content: { cities: largest, points: [], chosenPointId: null, place: null },
    view: { kind: 'country' },
    tilesUrl: null,
    onPick: fn(),
    onChoosePoint: fn(),
  },
} satisfies Meta<typeof CityMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Coasts and borders without a network. A press on the map reports the place. */
export const Country: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: 'Приблизить' });
    await userEvent.click(canvas.getByRole('region', { name: 'Карта городов и пунктов выдачи' }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalledOnce());
  },
};

/** The map takes the focus; arrows move it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const city = await canvas.findByText('Новосибирск');
    const before = city.getBoundingClientRect().left;
    await userEvent.tab();
    const map = canvas.getByRole('region', { name: /^Карта/ });
    await expect(map).toHaveFocus();
    // The library reads `keyCode`, which the simulated keyboard does not set.
    await fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(canvas.getByText('Новосибирск').getBoundingClientRect().left).toBeLessThan(before));
  },
};

export const City: Story = {
  args: {
    content: { cities: aroundKazan, points: kazanPoints, chosenPointId: 42, place: null },
    view: { kind: 'city', place: kazan },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByTitle('Мира'));
    await expect(args.onChoosePoint).toHaveBeenCalledWith(41);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const Area: Story = {
  args: {
    content: {
      cities: aroundKazan,
      points: kazanPoints,
      chosenPointId: null,
      place: { latitude: 55.6, longitude: 48.4 },
    },
    view: { kind: 'area', places: aroundKazan },
  },
};

/** §9: a chosen point is shown at zoom 18, where the offline base map has only land and a scale. */
export const Point: Story = {
  args: {
    content: { cities: aroundKazan, points: kazanPoints, chosenPointId: 42, place: null },
    view: { kind: 'point', place: { latitude: 55.7621, longitude: 49.2263 } },
  },
};

/** The library's file fails to load; the list stays beside the error. */
export const Failed: Story = {
  args: { loadLibrary: async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Карта не загрузилась. Выберите город в списке.')).toBeVisible();
  },
};

export const Dark: Story = { ...Area, globals: { theme: 'dark' } };

export const Contrast: Story = { ...Area, globals: { theme: 'contrast' } };
