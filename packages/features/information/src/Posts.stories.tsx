import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { feature } from './feature.ts';
import {
  articleOf,
  endless,
  failing,
  loaded,
  longTexts,
  manyArticles,
  missing,
  removed,
  withoutArticles,
} from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Articles and pages',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/articles/5' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Готовимся к зиме: что проверить до первых морозов';

/** Its contents lead to the sections, and its links stay in the language. */
export const Article: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: TITLE, level: 1 });
    const contents = within(canvas.getByRole('navigation', { name: 'Содержание' }));
    await expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#section-1',
      '#section-2',
      '#section-3',
    ]);
    await expect(canvas.getByRole('heading', { name: 'Чтобы видеть' })).toHaveAttribute('id', 'section-2');
    await expect(canvas.getByText(/Опубликовано/)).toHaveTextContent('5 октября 2026');
    await expect(canvas.getByText(/Обновлено/)).toHaveTextContent('2 ноября 2026');
    const goods = within(canvas.getByRole('region', { name: 'Детали из статьи' }));
    await expect(goods.getAllByRole('listitem')).toHaveLength(3);
    await expect(goods.getByText('Сейчас не продаётся')).toBeVisible();
  },
};

/** It has no translation: the text says its language, and the links around it keep that of the page. */
export const Untranslated: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/Большинство поломок/);
    const prose = text.closest('.prose');
    await expect(prose).toHaveAttribute('lang', 'ru');
    await expect(prose).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('link', { name: 'подобрать по автомобилю' })).toHaveAttribute('href', '/ar/wipers');
  },
};

export const ArticlePhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ArticleDark: Story = { globals: { theme: 'dark' } };

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(longTexts()),
};

/** A version that only its editor sees, before visitors do. */
export const Preview: Story = {
  args: { path: '/articles/5?preview=7' },
  globals: { currentUser: 'editor' },
  beforeEach: ({ msw }) => msw.use(articleOf({ publishedAt: null, modifiedAt: null, goods: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Версия .*7.*так её увидят посетители/)).toBeVisible();
    await expect(canvas.queryByText(/Опубликовано/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Изменить страницу' })).toHaveAttribute('href', '/admin/posts/5');
  },
};

export const Missing: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(missing()),
};

export const Removed: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(removed()),
};

export const Failed: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(failing()),
};

export const Loading: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(endless()),
};

export const List: Story = {
  args: { path: '/articles/' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Статьи', level: 1 });
    await expect(canvas.getByRole('link', { name: TITLE })).toHaveAttribute('href', '/articles/5');
    await expect(canvas.getByRole('link', { name: 'Подписаться на статьи (RSS)' })).toHaveAttribute(
      'href',
      '/articles/rss.xml',
    );
  },
};

export const ListEmpty: Story = {
  args: { path: '/articles/' },
  beforeEach: ({ msw }) => msw.use(withoutArticles()),
};

export const ListOfMany: Story = {
  args: { path: '/articles/?page=2' },
  beforeEach: ({ msw }) => msw.use(manyArticles()),
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Страницы списка статей' }));
    await expect(pages.getByRole('link', { name: '1' })).toHaveAttribute('href', '/articles/');
    await expect(pages.getByRole('link', { name: '3' })).toHaveAttribute('href', '/articles/?page=3');
  },
};

export const ListRightToLeft: Story = { args: { path: '/articles/' }, globals: { locale: 'ar' } };

export const ListPhone: Story = { args: { path: '/articles/' }, globals: { viewport: { value: 'phone' } } };

export const Page: Story = {
  args: { path: '/about' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'О магазине', level: 1 });
    await expect(canvas.queryByRole('navigation', { name: 'Содержание' })).toBeNull();
  },
};

export const Offer: Story = { args: { path: '/offer/welcome' } };
