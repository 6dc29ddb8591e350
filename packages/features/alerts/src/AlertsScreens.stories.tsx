import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { client } from '@partshop/features/search-box/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { feature } from './feature.ts';
import {
  all,
  alreadyMet,
  away,
  brokenForm,
  failing,
  goneLink,
  LINK_PATH,
  linked,
  offered,
  own,
  slow,
  tooMany,
  unknownArticle,
} from './mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Alerts',
  component: StoryShell,
  args: { routes, path: '/alerts/new?article=1001' },
  beforeEach: ({ msw }) => msw.use(...offered()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function send(canvas: Canvas, contact: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Телефон или эл. почта'), contact);
  await userEvent.click(canvas.getByRole('button', { name: 'Сообщить мне' }));
}

/** The price that is suggested lies below today's. */
export const Price: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Сообщить, когда подешевеет' })).toBeVisible();
    await expect(canvas.getByLabelText('Не дороже')).toHaveValue('584');
  },
};

export const Stock: Story = {
  beforeEach: ({ msw }) => msw.use(...away()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Сообщить о поступлении' })).toBeVisible();
    await expect(canvas.queryByLabelText('Не дороже')).toBeNull();
  },
};

/** An address is confirmed by the link of a message. */
export const LinkSent: Story = {
  ...Stock,
  play: async ({ canvas }) => {
    await send(canvas, 'anna@example.com');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/Осталось подтвердить.*anna@example\.com/);
  },
};

/** The own phone needs no confirmation. */
export const OwnPhone: Story = {
  args: { currentUser: client },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сообщить мне' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(/Сообщим/);
    await expect(canvas.getByRole('link', { name: 'Мои оповещения' })).toHaveAttribute('href', '/alerts');
  },
};

export const AlreadyMet: Story = {
  beforeEach: ({ msw }) => msw.use(...alreadyMet()),
  play: async ({ canvas }) => {
    await send(canvas, 'anna@example.com');
    await expect(await canvas.findByText(/Так уже и есть/)).toBeVisible();
  },
};

export const WrongFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Не дороже'));
    await send(canvas, 'anna@');
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent('Укажите цену в рублях');
    await expect(canvas.getByLabelText('Телефон или эл. почта')).toHaveValue('anna@');
  },
};

export const TooMany: Story = {
  beforeEach: ({ msw }) => msw.use(...tooMany()),
  play: async ({ canvas }) => {
    await send(canvas, 'anna@example.com');
    await expect(await canvas.findByText('Слишком много попыток')).toBeVisible();
  },
};

export const BrokenForm: Story = {
  beforeEach: ({ msw }) => msw.use(...brokenForm()),
  play: async ({ canvas }) => {
    await send(canvas, 'anna@example.com');
    await expect(await canvas.findByText('Что-то сломалось у нас')).toBeVisible();
  },
};

export const UnknownArticle: Story = { beforeEach: ({ msw }) => msw.use(...unknownArticle()) };

export const FormRightToLeft: Story = { globals: { locale: 'ar' } };

export const FormOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The link of a message: nothing happens before a button is pressed. */
export const Link: Story = {
  args: { path: LINK_PATH },
  beforeEach: ({ msw }) => msw.use(...linked()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить' }));
    await expect(await canvas.findByText(/^Подтверждено/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  },
};

export const LinkOfPrice: Story = {
  args: { path: LINK_PATH },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...linked({ kind: 'price', price: 45_000, isConfirmed: true })),
};

export const Ended: Story = {
  args: { path: LINK_PATH },
  beforeEach: ({ msw }) => msw.use(...linked({ isConfirmed: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Больше не сообщать' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Больше не напишем' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { path: LINK_PATH },
  beforeEach: ({ msw }) => msw.use(...goneLink()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Этого оповещения нет' })).toBeVisible();
  },
};

export const Own: Story = {
  args: { path: '/alerts', currentUser: client },
  beforeEach: ({ msw }) => msw.use(...all()),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Удалить: .*W 712\/75/ });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Удалить/ })).toHaveLength(3));
  },
};

export const OwnRightToLeft: Story = {
  args: { path: '/alerts', currentUser: client },
  globals: { locale: 'ar', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...all()),
};

export const OwnEmpty: Story = {
  args: { path: '/alerts', currentUser: client },
  beforeEach: ({ msw }) => msw.use(...own()),
};

export const OwnLoading: Story = {
  args: { path: '/alerts', currentUser: client },
  beforeEach: ({ msw }) => msw.use(...slow()),
};

export const OwnFailed: Story = {
  args: { path: '/alerts', currentUser: client },
  beforeEach: ({ msw }) => msw.use(...failing()),
};
