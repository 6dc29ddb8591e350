import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type screen } from 'storybook/test';
import { loadTexts, loadWith, sharedMessages } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { CarChoice } from './CarChoice.tsx';
import { messages } from './car-selector.messages.ts';
import { carSelectionFlow } from './car-selection.saga.ts';
import { failing, loaded, notSaved, octavia, slow, visitor } from './mocks/handlers.ts';

const routes = [
  { path: '/', loader: loadWith(() => loadTexts(messages, sharedMessages)), Component: CarChoice },
  { path: '/zapchasti', Component: () => <h1>Каталог машин</h1> },
  { path: '/zapchasti/skoda/octavia/*', Component: () => <h1>Запчасти Octavia</h1> },
];

const meta = {
  title: 'Screens/CarChoice',
  component: StoryShell,
  args: { routes, path: '/', watchers: { 'car-selector': carSelectionFlow } },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Chooses an option once the field's list has loaded. */
async function choose(canvas: Canvas, user: UserEvent, field: string, option: RegExp): Promise<void> {
  const select = await canvas.findByRole('combobox', { name: field });
  select.focus();
  const [wanted] = await waitFor(() => {
    const found = [...select.querySelectorAll('option')].filter(({ label }) => option.test(label));
    if (found.length === 0) throw new Error(`No option ${String(option)} yet.`);
    return found;
  });
  await user.selectOptions(select, wanted?.value ?? '');
}

async function chooseOctavia(canvas: Canvas, user: UserEvent): Promise<void> {
  await choose(canvas, user, 'Марка', /^Škoda$/);
  await choose(canvas, user, 'Модель', /Octavia III/);
  await choose(canvas, user, 'Двигатель', /1\.4 TSI/);
}

const asked: string[] = [];

/** Sends no request until the visitor reaches for the picker. */
export const Untouched: Story = {
  beforeEach({ msw }) {
    asked.length = 0;
    msw.use(...loaded(asked));
  },
  async play({ canvas, userEvent }) {
    const brand = await canvas.findByRole('combobox', { name: 'Марка' });
    await expect(canvas.getByRole('combobox', { name: 'Модель' })).toBeDisabled();
    await expect(asked).toEqual([]);
    await userEvent.tab();
    await expect(brand).toHaveFocus();
    await waitFor(() => expect(asked).toEqual(['brand']));
    await waitFor(() => expect(brand.querySelectorAll('option')).toHaveLength(4));
  },
};

/** Brand, model, engine: the car is saved at once, and its name links to its parts. */
export const StepByStep: Story = {
  async play({ canvas, userEvent }) {
    await chooseOctavia(canvas, userEvent);
    const model = canvas.getByRole('combobox', { name: 'Модель' });
    await expect(model.querySelector('optgroup')).toHaveAttribute('label', 'Octavia');
    await expect(await canvas.findByText(/Ваша машина: .*Octavia III 1\.4 TSI/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Запчасти для неё' })).toHaveAttribute(
      'href',
      '/zapchasti/skoda/octavia/octavia-iii/14-tsi-150',
    );
  },
};

/** Another brand clears the model, the engine and the message about the car. */
export const AnotherBrand: Story = {
  async play({ canvas, userEvent }) {
    await chooseOctavia(canvas, userEvent);
    await choose(canvas, userEvent, 'Марка', /^Volvo$/);
    await expect(canvas.getByRole('combobox', { name: 'Двигатель' })).toBeDisabled();
    await expect(await canvas.findByText('В каталоге пока ничего нет')).toBeVisible();
    await choose(canvas, userEvent, 'Марка', /^Марка$/);
    await waitFor(() => expect(canvas.queryByText('В каталоге пока ничего нет')).not.toBeInTheDocument());
  },
};

/** The car of an earlier visit. */
export const KnownCar: Story = {
  beforeEach: ({ msw }) => msw.use(...loaded([], [octavia.engineId])),
  args: { currentUser: visitor(octavia.engineId) },
  async play({ canvas }) {
    await canvas.findByText(/Ваша машина: .*Octavia III 1\.4 TSI/);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Двигатель' })).toHaveDisplayValue(/1\.4 TSI/));
  },
};

/** The button of a whole choice leads to the parts of the car. */
export const WholeChoice: Story = {
  async play({ canvas, userEvent }) {
    await chooseOctavia(canvas, userEvent);
    await canvas.findByText(/Ваша машина/);
    await userEvent.click(canvas.getByRole('button', { name: 'Подобрать запчасти' }));
    await canvas.findByRole('heading', { name: 'Запчасти Octavia' });
  },
};

/** An incomplete choice leads to the catalogue, like the form without scripts. */
export const HalfAChoice: Story = {
  async play({ canvas, userEvent }) {
    await choose(canvas, userEvent, 'Марка', /^Škoda$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Подобрать запчасти' }));
    await canvas.findByRole('heading', { name: 'Каталог машин' });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...slow()),
  async play({ canvas, userEvent }) {
    const brand = await canvas.findByRole('combobox', { name: 'Марка' });
    await userEvent.hover(brand);
    await waitFor(() => expect(brand).toHaveAttribute('aria-busy', 'true'));
    // Still focusable, and describes what is loading.
    await expect(brand).toBeEnabled();
    await expect(brand).toHaveTextContent('Загружаем марки…');
  },
};

export const BrandsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...failing('brand', 1)),
  async play({ canvas, userEvent }) {
    await userEvent.hover(await canvas.findByRole('combobox', { name: 'Марка' }));
    await canvas.findByText('Список не загрузился');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await choose(canvas, userEvent, 'Марка', /^Škoda$/);
  },
};

export const ModelsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...failing('model')),
  async play({ canvas, userEvent }) {
    await choose(canvas, userEvent, 'Марка', /^Škoda$/);
    await canvas.findByText('Список не загрузился');
    await expect(canvas.getByRole('combobox', { name: 'Модель' })).toHaveAccessibleDescription('Список не загрузился');
  },
};

export const NotKept: Story = {
  beforeEach: ({ msw }) => msw.use(...notSaved(1)),
  async play({ canvas, userEvent }) {
    await chooseOctavia(canvas, userEvent);
    await canvas.findByText(/Не удалось сохранить выбор машины/);
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await canvas.findByText(/Ваша машина/);
  },
};

export const NotKeptYet: Story = {
  beforeEach: ({ msw }) => msw.use(...notSaved()),
  async play({ canvas, userEvent }) {
    await chooseOctavia(canvas, userEvent);
    await canvas.findByText(/Не удалось сохранить выбор машины/);
  },
};

export const Phone: Story = { ...StepByStep, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...StepByStep, globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
