import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from 'react-redux';
import { expect, screen, waitFor, within } from 'storybook/test';
import { selectClient } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import {
  failingOnce,
  inKazan,
  kazan,
  loaded,
  long,
  offline,
  refused,
  saving,
  searching,
  slow,
  withoutPoints,
} from './mocks/handlers.ts';

/** A page with a link that opens the dialog. */
function SomePage() {
  const { CityName } = useSelector(selectClient);
  return (
    <main>
      <h1>Главная</h1>
      <a href="/city" data-popup="city">
        {CityName ?? 'Выберите город'}
      </a>
    </main>
  );
}

const meta = {
  title: 'Screens/CityDialog',
  component: StoryShell,
  args: { routes: [{ path: '/', Component: SomePage }], path: '/', popups: feature.popups, popup: { name: 'city' } },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Выбор города' }));

export const LoggedIn: Story = {
  globals: { currentUser: 'retail' },
  play: async () => {
    const open = await dialog();
    await expect(await open.findByRole('button', { name: /^Казань/ })).toBeVisible();
    await expect(open.queryByRole('region', { name: /^Карта/ })).toBeNull();
  },
};

/** §6: a guest chooses beside a map. */
export const Anonymous: Story = {
  play: async () => {
    const open = await dialog();
    await waitFor(() => expect(open.getByRole('button', { name: 'Приблизить' })).toBeVisible());
  },
};

/** The dialog announces the chosen city, closes and returns the focus; the page shows the city. */
export const Chosen: Story = {
  args: { routes: meta.args.routes, path: '/', popups: feature.popups },
  render: ({ popup: _open, ...args }) => <StoryShell {...args} />,
  globals: { currentUser: 'retail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Москва' }));
    await userEvent.click(await (await dialog()).findByRole('button', { name: /^Казань/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Казань' })).toHaveFocus();
    await expect(canvas.getByText('Ваш город: Казань')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Ваш город: Казань')).toBeNull());
  },
};

/** By keyboard: the name, the first suggestion, Enter. */
export const ChosenBySuggestion: Story = {
  globals: { currentUser: 'retail' },
  play: async ({ canvas, userEvent }) => {
    const open = await dialog();
    await userEvent.type(await open.findByRole('combobox', { name: 'Город или регион' }), 'каз');
    await expect(await open.findByRole('option', { name: /Казань/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Казань' })).toBeVisible();
  },
};

export const Searching: Story = {
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...searching()),
  play: async ({ userEvent }) => {
    const open = await dialog();
    await userEvent.type(await open.findByRole('combobox', { name: 'Город или регион' }), 'каз');
    await expect((await open.findAllByText('Ищем…')).length).toBeGreaterThan(0);
  },
};

export const NothingFound: Story = {
  globals: { currentUser: 'retail' },
  play: async ({ userEvent, snapshot }) => {
    const open = await dialog();
    await userEvent.type(await open.findByRole('combobox', { name: 'Город или регион' }), 'кхъ{Enter}');
    await expect(await open.findByRole('heading', { name: 'Города «кхъ» мы не нашли' })).toBeVisible();
    await snapshot('nothing found');
    await userEvent.click(open.getByRole('link', { name: 'Крупные города' }));
    await waitFor(() => expect(open.getByRole('heading', { name: 'Крупные города' })).toHaveFocus());
  },
};

/** A press on the map lists the nearest cities and draws the points of the first; the list has a button for each. */
export const PickedOnMap: Story = {
  play: async ({ userEvent }) => {
    const open = await dialog();
    await open.findByRole('button', { name: 'Приблизить' });
    await userEvent.click(open.getByRole('region', { name: 'Карта городов и пунктов выдачи' }));
    await expect(await open.findByRole('heading', { name: 'Ближайшие города' })).toBeVisible();
    const points = await open.findByRole('heading', { name: 'Пункты выдачи: Казань' });
    await expect(points).toBeVisible();
    await userEvent.click(await open.findByRole('button', { name: /Мира, 87/ }));
    await expect(open.getByRole('button', { name: /Мира, 87/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await open.findByRole('button', { name: 'Показать весь город' }));
  },
};

function answerLocation(answer: (found: PositionCallback, failed: PositionErrorCallback) => void): () => void {
  const { geolocation } = navigator;
  const own = geolocation.getCurrentPosition.bind(geolocation);
  geolocation.getCurrentPosition = (found, failed) => answer(found, failed ?? (() => undefined));
  return () => {
    geolocation.getCurrentPosition = own;
  };
}

export const Located: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...loaded());
    return answerLocation((found) =>
      found({ coords: { latitude: 55.788_71, longitude: 49.122_1 } } as GeolocationPosition),
    );
  },
  play: async ({ userEvent }) => {
    const open = await dialog();
    await userEvent.click(await open.findByRole('button', { name: 'Моё местоположение' }));
    await expect(await open.findByRole('heading', { name: 'Ближайшие города' })).toBeVisible();
    await expect(await open.findByRole('button', { name: /^Зеленодольск/ })).toBeVisible();
  },
};

export const LocationRefused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...loaded());
    return answerLocation((_found, failed) =>
      failed({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    );
  },
  play: async ({ userEvent }) => {
    const open = await dialog();
    await userEvent.click(await open.findByRole('button', { name: 'Моё местоположение' }));
    await expect(await open.findByText(/Браузер не разрешил узнать, где вы/)).toBeVisible();
  },
};

export const Saving: Story = {
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...saving()),
  play: async ({ userEvent }) => {
    const open = await dialog();
    await userEvent.click(await open.findByRole('button', { name: /^Казань/ }));
    await expect(await open.findByText('Сохраняем город…')).toBeInTheDocument();
  },
};

export const NotSaved: Story = {
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...offline()),
  play: async ({ userEvent }) => {
    const open = await dialog();
    await userEvent.click(await open.findByRole('button', { name: /^Казань/ }));
    await expect(await open.findByText(/Магазин не отвечает/)).toBeVisible();
  },
};

export const TooOften: Story = {
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...refused(429, { code: 'too-many', retryAfter: 130 })),
  play: async ({ userEvent }) => {
    const open = await dialog();
    await userEvent.click(await open.findByRole('button', { name: /^Казань/ }));
    await expect(await open.findByText(/Попробуйте через 3 минуты/)).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

/** A retry loads the list that failed. */
export const FailedOnce: Story = {
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...failingOnce()),
  play: async ({ userEvent, snapshot }) => {
    const open = await dialog();
    await expect(await open.findByText('Список городов не загрузился.')).toBeVisible();
    await snapshot('failed');
    await userEvent.click(open.getByRole('link', { name: 'Повторить' }));
    await expect(await open.findByRole('button', { name: /^Казань/ })).toBeVisible();
  },
};

export const WithoutPoints: Story = {
  args: { currentUser: inKazan },
  beforeEach: ({ msw }) => msw.use(...withoutPoints()),
  play: async () => {
    await expect(await (await dialog()).findByText('Пункты выдачи не загрузились.')).toBeVisible();
  },
};

export const Regions: Story = {
  globals: { currentUser: 'retail' },
  play: async ({ userEvent }) => {
    const open = await dialog();
    await userEvent.click(await open.findByText('Куда доставляем'));
    await userEvent.click(await open.findByRole('link', { name: 'Татарстан' }));
    const heading = await open.findByRole('heading', { name: 'Найдено по запросу «Татарстан»' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The current user’s own city, marked and on the map. */
export const Current: Story = {
  args: { currentUser: { ...inKazan, CityId: kazan.id } },
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: /^Казань Ваш город/ })).toBeVisible();
  },
};

export const LongNames: Story = {
  beforeEach: ({ msw }) => msw.use(...long()),
  play: async ({ userEvent }) => {
    const open = await dialog();
    await userEvent.type(await open.findByRole('combobox', { name: 'Город или регион' }), 'а{Enter}');
    await expect(await open.findByRole('heading', { name: 'Найдено по запросу «а»' })).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { currentUser: inKazan }, globals: { locale: 'ar' } };

export const Phone: Story = { ...PickedOnMap, globals: { viewport: { value: 'phone' } } };

export const PhoneLoggedIn: Story = { ...LoggedIn, globals: { currentUser: 'retail', viewport: { value: 'phone' } } };

export const Dark: Story = { ...PickedOnMap, globals: { theme: 'dark' } };
