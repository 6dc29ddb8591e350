import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryShop } from '@partshop/features/layout/testing';
import { declareOpenPages } from '@partshop/features/shared';
import { feature } from './feature.ts';
import { bySeller } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/SellerPanel',
  component: StoryShop,
  args: { path: '/', panels: feature.panels, popups: feature.popups },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...bySeller()),
} satisfies Meta<typeof StoryShop>;

/** Closes the dialog as Escape does: a key that a script sends does not close a modal dialog. */
const closeByEscape = () => screen.getByRole<HTMLDialogElement>('dialog').close();

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar opens the panel with every page of the seller; Escape closes it, and the focus returns. */
export const Bar: Story = {
  async play({ canvas, userEvent }) {
    const opener = await canvas.findByRole('link', { name: 'Кабинет продавца' });
    await userEvent.click(opener);
    const panel = within(await screen.findByRole('dialog', { name: 'Кабинет продавца' }));
    await expect(panel.getByRole('link', { name: 'Ждут отгрузки' })).toHaveAttribute('href', '/seller/orders/wait');
    closeByEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** No page of the seller is built yet: the bar offers no link. */
export const WithoutPages: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...bySeller());
    declareOpenPages(['/']);
    return () => declareOpenPages(null);
  },
  async play({ canvas }) {
    const bar = within(await canvas.findByRole('navigation', { name: 'Панель продавца' }));
    await expect(bar.getByText('Разделы скоро откроются')).toBeVisible();
    await expect(bar.queryByRole('link')).toBeNull();
  },
};

export const Open: Story = { args: { popup: { name: 'provider' } } };

export const OpenDark: Story = { args: { popup: { name: 'provider' } }, globals: { theme: 'dark' } };

export const OpenOnPhone: Story = {
  args: { popup: { name: 'provider' } },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  args: { popup: { name: 'provider' }, locale: 'ar' },
  globals: { locale: 'ar' },
};
