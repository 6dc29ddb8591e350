import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type screen } from 'storybook/test';
import { loadTexts, loadWith, sharedMessages } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { messages as pickerMessages } from './car-picker.messages.ts';
import { messages } from './car-selector.messages.ts';
import { CarSelector } from './CarSelector.tsx';
import { empty, failing, loaded, notSaved, octavia, slow, slowToSave, visitor } from './mocks/handlers.ts';

const routes = [
  {
    path: '/',
    loader: loadWith(() => loadTexts(messages, pickerMessages, sharedMessages)),
    Component: () => <CarSelector />,
  },
  { path: '/zapchasti/skoda/octavia/*', Component: () => <h1>Запчасти Octavia</h1> },
];

const meta = {
  title: 'Screens/CarSelector',
  component: StoryShell,
  args: { routes, path: '/' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findByRole' | 'findAllByRole'>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Presses the first button of a name: a common brand is in the list twice. */
async function press(canvas: Canvas, user: UserEvent, name: RegExp): Promise<void> {
  const [button] = await canvas.findAllByRole('button', { name });
  if (button) await user.click(button);
}

async function chooseOctavia(canvas: Canvas, user: UserEvent): Promise<void> {
  await press(canvas, user, /^Škoda$/);
  await press(canvas, user, /^Octavia III 2012/);
  await press(canvas, user, /^1\.4 TSI/);
}

const asked: string[] = [];
const saved: number[] = [];

/**
 * The whole choice (§4): the brands load; a brand loads its models, which can be searched; a model loads its engines; the engine is
 * kept on the server; another brand clears all of it, there too.
 */
export const WholeChoice: Story = {
  beforeEach({ msw }) {
    asked.length = 0;
    saved.length = 0;
    msw.use(...loaded(asked, saved));
  },
  async play({ canvas, userEvent, step }) {
    await step('the brand loads its models', async () => {
      await press(canvas, userEvent, /^Škoda$/);
      await canvas.findByRole('button', { name: /^Octavia III 2012/ });
      await expect(asked).toEqual(['brand', 'model 11']);
    });
    await step('typing finds a model among those of all series', async () => {
      await userEvent.type(await canvas.findByRole('searchbox', { name: 'Найти модель' }), 'superb');
      await expect(canvas.queryByRole('button', { name: /^Octavia III/ })).toBeNull();
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Найти модель' }));
      await press(canvas, userEvent, /^Octavia III 2012/);
    });
    await step('the engine becomes the current car', async () => {
      await press(canvas, userEvent, /^1\.4 TSI/);
      await canvas.findByText(/Ваша машина: .*Octavia III 1\.4 TSI/);
      await expect(saved).toEqual([octavia.engineId]);
      await expect(canvas.getByRole('link', { name: 'Запчасти для неё' })).toHaveAttribute(
        'href',
        '/zapchasti/skoda/octavia/octavia-iii/14-tsi-150',
      );
    });
    await step('another model clears the engine, on the server too', async () => {
      await press(canvas, userEvent, /^Модель Octavia III/);
      await press(canvas, userEvent, /^Octavia II 2004/);
      await waitFor(() => expect(saved).toEqual([octavia.engineId, 0]));
      await waitFor(() => expect(canvas.queryByText(/Ваша машина/)).toBeNull());
    });
    await step('another brand clears the model', async () => {
      await press(canvas, userEvent, /^Марка Škoda/);
      await press(canvas, userEvent, /^Volvo$/);
      await canvas.findByText('В каталоге пока ничего нет');
      await expect(canvas.queryByText('Octavia II')).toBeNull();
    });
  },
};

export const Brands: Story = {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: /^Volvo$/ });
  },
};

/** Typing finds models of all brands at the first step: the brand and the series follow from the model. */
export const ModelAtOnce: Story = {
  async play({ canvas, userEvent }) {
    const search = await canvas.findByRole('searchbox', { name: 'Найти марку или модель' });
    await userEvent.type(search, 'oct');
    await press(canvas, userEvent, /^Škoda Octavia III 2012/);
    await canvas.findByRole('button', { name: /^1\.4 TSI/ });
    await expect(canvas.getByRole('button', { name: /^Марка Škoda/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Модель Octavia III/ })).toBeVisible();
  },
};

export const ModelsFound: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Найти марку или модель' }), 's');
    await userEvent.type(canvas.getByRole('searchbox'), 'u');
    await canvas.findByRole('button', { name: /^Škoda Superb II/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'zuki');
    await canvas.findByText('Ничего не нашлось. Проверьте, как написано название.');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'oct');
    await canvas.findByRole('button', { name: /^Škoda Octavia III/ });
  },
};

export const Models: Story = {
  async play({ canvas, userEvent }) {
    await press(canvas, userEvent, /^Škoda$/);
    await canvas.findByRole('button', { name: /^Octavia III/ });
  },
};

/** The car of an earlier visit is restored from the engine id of the client. */
export const KnownCar: Story = {
  args: { currentUser: visitor(octavia.engineId) },
  beforeEach: ({ msw }) => msw.use(...loaded([], [octavia.engineId])),
  async play({ canvas }) {
    await canvas.findByText(/Ваша машина: .*Octavia III 1\.4 TSI/);
    await expect(canvas.getByRole('button', { name: /^Марка Škoda/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...slow()),
  async play({ canvas }) {
    await canvas.findByText('Загружаем список…');
  },
};

/** The brand stays chosen, and the list loads after a retry. */
export const ModelsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...failing('model', 1)),
  async play({ canvas, userEvent }) {
    await press(canvas, userEvent, /^Škoda$/);
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('button', { name: /^Марка Škoda/ })).toBeVisible();
    await press(canvas, userEvent, /^Повторить$/);
    await canvas.findByRole('button', { name: /^Octavia III/ });
  },
};

export const EnginesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...failing('engine')),
  async play({ canvas, userEvent }) {
    await press(canvas, userEvent, /^Škoda$/);
    await press(canvas, userEvent, /^Octavia III 2012/);
    await canvas.findByRole('alert');
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...slowToSave()),
  async play({ canvas, userEvent }) {
    await chooseOctavia(canvas, userEvent);
    await canvas.findByText('Запоминаем машину…');
  },
};

export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...notSaved(1)),
  async play({ canvas, userEvent }) {
    await chooseOctavia(canvas, userEvent);
    await canvas.findByText(/Не удалось сохранить выбор машины/);
    await press(canvas, userEvent, /^Повторить$/);
    await canvas.findByText(/Ваша машина/);
  },
};

export const NotSavedYet: Story = {
  beforeEach: ({ msw }) => msw.use(...notSaved()),
  async play({ canvas, userEvent }) {
    await chooseOctavia(canvas, userEvent);
    await canvas.findByText(/Не удалось сохранить выбор машины/);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...empty()),
  async play({ canvas }) {
    await canvas.findByText('В каталоге пока ничего нет');
  },
};

export const Phone: Story = { ...Models, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Models, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  ...KnownCar,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Škoda/ });
  },
};
