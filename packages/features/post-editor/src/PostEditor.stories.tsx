import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { feature } from './feature.ts';
import { changedByOther, empty, failing, inArabic, loaded } from './mocks/handlers.ts';

const sent = fn<(call: string, body: unknown) => void>();

const meta = {
  title: 'Screens/Post editor',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/admin/posts/5' },
  globals: { currentUser: 'editor' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...loaded(sent));
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = () => screen.findByRole('textbox', { name: 'Заголовок' });
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function rename(to: string) {
  const field = await title();
  await userEvent.clear(field);
  await userEvent.type(field, to);
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await title()).toHaveValue('Готовимся к зиме');
    await expect(await canvas.findByRole('heading', { name: 'Чтобы видеть' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Посмотреть как посетитель' })).toHaveAttribute(
      'href',
      '/articles/5?preview=3',
    );
    await userEvent.click(canvas.getByText('Числа из настроек'));
    await expect(canvas.getByText('14 дней')).toBeVisible();
  },
};

/** A draft is saved first; a preview is offered only of what is saved. */
export const Saved: Story = {
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await rename('Зима близко');
    await expect(canvas.getByText('Сохраните, чтобы посмотреть.')).toBeVisible();
    await press('Сохранить черновик');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        'post',
        expect.objectContaining({
          id: 5,
          version: 3,
          title: 'Зима близко',
          html: expect.stringContaining('<h2>Чтобы видеть</h2>') as string,
          goods: [{ catalogKey: 'mann-filter', number: 'W71275' }],
        }),
      ),
    );
    await expect(await canvas.findByText('Черновик сохранён')).toBeVisible();
  },
};

/** What was typed is saved and then shown from the chosen time on. */
export const Scheduled: Story = {
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await rename('Зима близко');
    await userEvent.type(canvas.getByLabelText('Показать с'), '2026-12-01T09:00');
    await press('Запланировать');
    await waitFor(() => expect(sent.mock.calls.map(([call]) => call)).toEqual(['post', 'publish']));
    await expect(sent.mock.calls[1]?.[1]).toEqual({
      id: 5,
      version: 4,
      from: new Date('2026-12-01T09:00').toISOString(),
    });
  },
};

export const Restored: Story = {
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Чтобы видеть' });
    await press(/Вернуть версию .*1/);
    await waitFor(() => expect(sent).toHaveBeenCalledWith('restore', { id: 5, version: 3, restored: 1 }));
    await expect(await canvas.findByText('Как было.')).toBeVisible();
    await expect(await title()).toHaveValue('Первая версия');
  },
};

export const Removed: Story = {
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await title();
    await press('Удалить');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('withdraw', { id: 5, version: 3, isRemoved: true }));
    await expect(await canvas.findByText('Удалено')).toBeVisible();
  },
};

export const Conflict: Story = {
  beforeEach: ({ msw }) => msw.use(changedByOther()),
  play: async ({ canvas }) => {
    await rename('Моё');
    await press('Сохранить черновик');
    await expect(await canvas.findByText('Пока вы правили, текст изменили')).toBeVisible();
    await expect(await title()).toHaveValue('Моё');
  },
};

export const ConflictTheirs: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(changedByOther()),
  play: async (context) => {
    await Conflict.play?.(context);
    await press('Взять сохранённый');
    await expect(await title()).toHaveValue('Чужой заголовок');
    await expect(context.canvas.getByText('Чужой текст.')).toBeVisible();
  },
};

export const ConflictMine: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(changedByOther()),
  play: async (context) => {
    await Conflict.play?.(context);
    await press('Заменить моим');
    await waitFor(() => expect(context.canvas.queryByText('Пока вы правили, текст изменили')).toBeNull());
  },
};

/** What was typed stays. */
export const SavingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(failing()),
  play: async ({ canvas }) => {
    await rename('Моё');
    await press('Сохранить черновик');
    await expect(await canvas.findByText('Что-то сломалось у нас')).toBeVisible();
    await expect(await title()).toHaveValue('Моё');
  },
};

/** A link away asks before changes are lost. */
export const Leaving: Story = {
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await rename('Моё');
    await userEvent.click(canvas.getByRole('link', { name: 'Тексты магазина' }));
    const question = within(await screen.findByRole('dialog', { name: 'Правки не сохранены' }));
    await userEvent.click(question.getAllByRole('button', { name: 'Продолжить правку' }).at(-1) as HTMLElement);
    await expect(await title()).toHaveValue('Моё');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', currentUser: 'editor' },
  beforeEach: ({ msw }) => msw.use(inArabic()),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' }, currentUser: 'editor' } };

export const Dark: Story = { globals: { theme: 'dark', currentUser: 'editor' } };

export const List: Story = {
  args: { path: '/admin/posts' },
  play: async ({ canvas }) => {
    const articles = within(await canvas.findByRole('region', { name: 'Статьи' }));
    await expect(articles.getAllByRole('listitem')).toHaveLength(4);
    await expect(articles.getByText('Запланировано')).toBeVisible();
  },
};

export const ListEmpty: Story = {
  args: { path: '/admin/posts' },
  beforeEach: ({ msw }) => msw.use(empty()),
};

export const ListPhone: Story = {
  args: { path: '/admin/posts' },
  globals: { viewport: { value: 'phone' }, currentUser: 'editor' },
};
