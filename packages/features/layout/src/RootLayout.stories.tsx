import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { LanguageCode } from '@partshop/api-client';
import { ApiError } from '@partshop/api-client';
import { loadWith, pageDescribed, dispatch } from '@partshop/core';
import { StoryShell } from '@partshop/core/testing';
import { layoutRoute } from './layout.routes.ts';
import { anonymous, failing, withBasket } from './mocks/handlers.ts';

const routes = [
  layoutRoute([
    {
      index: true,
      Component: () => (
        <>
          <h1>Главная</h1>
          <a href="/other">Другая страница</a>
        </>
      ),
    },
    {
      path: 'other',
      loader: loadWith(() => dispatch(pageDescribed({ title: 'Другая страница' }))),
      Component: () => <h1>Другая страница</h1>,
    },
    {
      path: 'broken',
      loader: loadWith(function* () {
        yield* [];
        throw new ApiError(500, 'The backend failed');
      }),
      Component: () => null,
    },
  ]),
];

function Shop({ path, locale }: { path: string; locale?: LanguageCode }) {
  return <StoryShell routes={routes} path={path} {...(locale ? { locale } : {})} />;
}

const meta = {
  title: 'Screens/Layout',
  component: Shop,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...anonymous()),
} satisfies Meta<typeof Shop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};

export const WithBasket: Story = {
  beforeEach: ({ msw }) => msw.use(...withBasket()),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Корзина \d+$/ })).toBeVisible();
  },
};

/** A page that comes without a document: title, heading in focus, spoken name. */
export const Navigation: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Другая страница' }));
    const heading = await canvas.findByRole('heading', { name: 'Другая страница' });
    // The focus moves and the title is spoken once the page is painted.
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Другая страница'));
    await expect(document.title).toBe('Другая страница');
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
    await expect(canvas.getAllByRole('search')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { path: '/broken' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/broken');
  },
};

/** Viewer and basket fail: the visitor is anonymous, the page goes on. */
export const WithoutBackend: Story = {
  beforeEach: ({ msw }) => msw.use(...failing()),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Корзина' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) => msw.use(...withBasket()),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...withBasket()),
};
