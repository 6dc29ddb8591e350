import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PopupProps, Popups } from '@partshop/features/core';
import { declareOpenPages } from '@partshop/features/shared';
import { Dialog } from '@partshop/ui';
import { anonymous, menuFailing, menuSlow, retail, seenBy } from './mocks/handlers.ts';
import { StoryShop } from './testing/StoryShop.tsx';

/** Replaces the login, which is a feature of its own. */
function LoginStub({ data, onClose }: PopupProps) {
  return (
    <Dialog isOpen onDismiss={onClose} title="Вход" dismissLabel="Закрыть">
      <p>{data['target']}</p>
    </Dialog>
  );
}

const popups: Popups = { login: async () => Promise.resolve({ Component: LoginStub }) };

const meta = {
  title: 'Screens/LayoutPopups',
  component: StoryShop,
  args: { path: '/', popups },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...anonymous()),
} satisfies Meta<typeof StoryShop>;

/** Closes the dialog as Escape does: a key that a script sends does not close a modal dialog. */
const closeByEscape = () => screen.getByRole<HTMLDialogElement>('dialog').close();

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } satisfies Story;
const menuDialog = async () => screen.findByRole('dialog', { name: 'Каталог' });

/** Opens the menu by the link that this window shows. */
async function openMenu({
  canvas,
  canvasElement,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'canvasElement' | 'userEvent'>) {
  await canvas.findByRole('banner');
  const opener = [...canvasElement.querySelectorAll('[data-popup="menu"]')].find((link) => link.checkVisibility());
  if (!opener) throw new Error('There is no link to the menu');
  await userEvent.click(opener);
  return within(await screen.findByRole('dialog'));
}

/** Opened, used and closed by keyboard only; the focus returns. */
export const MenuByKeyboard: Story = {
  // On a phone another button opens the menu.
  parameters: { visual: { modes: ['light', 'dark', 'rtl'] } },
  async play({ canvas, userEvent }) {
    const opener = await canvas.findByRole('link', { name: 'Каталог' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await menuDialog());
    await expect(await menu.findByRole('link', { name: 'Масляные фильтры' })).toBeVisible();
    const brakes = menu.getByRole('button', { name: 'Тормозная система' });
    brakes.focus();
    await userEvent.keyboard('{Enter}');
    await expect(brakes).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.queryByRole('link', { name: 'Масляные фильтры' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(menu.getByRole('link', { name: 'Тормозные колодки' })).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(opener).not.toHaveAttribute('aria-expanded');
  },
};

/** It stands below the header, whose links stay in sight; a second press of its link or a press elsewhere closes it. */
export const MenuBelowHeader: Story = {
  parameters: { visual: { modes: ['light'] } },
  async play({ canvas, userEvent }) {
    const opener = await canvas.findByRole('link', { name: 'Каталог' });
    await userEvent.click(opener);
    const menu = await menuDialog();
    const row = opener.closest('header')?.getBoundingClientRect();
    await expect(menu.getBoundingClientRect().top).toBe(row?.bottom);
    await userEvent.click(opener);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await menuDialog();
    await userEvent.click(canvas.getByRole('heading', { name: 'Главная' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Fifteen categories until the list is expanded; hidden ones never. */
export const Menu: Story = {
  async play(context) {
    const menu = await openMenu(context);
    const more = await menu.findByRole('button', { name: 'Показать ещё 2 категории' });
    await expect(menu.queryByRole('button', { name: 'Аксессуары' })).toBeNull();
    await context.userEvent.click(more);
    await expect(menu.getByRole('button', { name: 'Аксессуары' })).toBeVisible();
    await expect(menu.queryByText('Скрытая категория')).toBeNull();
  },
};

const fewPages = () => {
  declareOpenPages(['/', '/find-order', '/search/:number']);
  return () => declareOpenPages(null);
};

/** No section is built yet: nothing is drawn in their place. */
export const MenuWithoutSectionsOnPhone: Story = {
  ...phone,
  args: { popup: { name: 'menu' } },
  beforeEach: fewPages,
  async play() {
    const menu = within(await menuDialog());
    await expect(await menu.findByRole('link', { name: 'Заказы' })).toBeVisible();
    for (const list of menu.getAllByRole('list')) await expect(list).not.toBeEmptyDOMElement();
  },
};

export const MenuLeadsToAPage: Story = {
  async play(context) {
    const menu = await openMenu(context);
    await context.userEvent.click(await menu.findByRole('link', { name: 'Масляные фильтры' }));
    const heading = await context.canvas.findByRole('heading', { name: 'Категория' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const MenuLoading: Story = {
  beforeEach: ({ msw }) => msw.use(...menuSlow()),
  play: async (context) => void (await openMenu(context)),
};

export const MenuFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...menuFailing()),
  async play(context) {
    const menu = await openMenu(context);
    await expect(await menu.findByText('Категории не загрузились')).toBeVisible();
    await context.userEvent.click(menu.getByRole('button', { name: 'Повторить' }));
    await expect(await menu.findByRole('link', { name: 'Масляные фильтры' })).toBeVisible();
  },
};

export const MenuRightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { locale: 'ar' },
  play: async (context) => void (await openMenu(context)),
};

export const MenuDark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => void (await openMenu(context)),
};

/** Children expand under their category; below them are the links that the top bar omits. */
export const MenuOnPhone: Story = {
  ...phone,
  args: { popup: { name: 'menu' } },
  beforeEach: ({ msw }) => msw.use(...seenBy(retail)),
  async play({ userEvent }) {
    const menu = within(await menuDialog());
    const brakes = await menu.findByRole('button', { name: 'Тормозная система' });
    await expect(menu.queryByRole('link', { name: 'Тормозные колодки' })).toBeNull();
    await userEvent.click(brakes);
    await expect(menu.getByRole('link', { name: 'Тормозные колодки' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Доставка' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'EN – English' })).toBeVisible();
    await userEvent.click(brakes);
    await expect(menu.queryByRole('link', { name: 'Тормозные колодки' })).toBeNull();
  },
};

/** Row 86: an empty search does nothing and the focus stays; a number opens its search page. */
export const SearchOnPhone: Story = {
  ...phone,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /^Поиск:/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Поиск запчастей' }));
    const field = dialog.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' ./. {Enter}');
    await expect(field).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'GDB1330{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Результаты поиска' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** §6: orders and garage ask guests to log in, and then redirect to them. */
export const LoginFromOrders: Story = {
  async play({ canvas, userEvent }) {
    const [orders] = await canvas.findAllByRole('link', { name: 'Заказы' });
    if (!orders) throw new Error('There is no link to the orders');
    await userEvent.click(orders);
    const dialog = within(await screen.findByRole('dialog', { name: 'Вход' }));
    await expect(dialog.getByText('/client/orders')).toBeVisible();
    closeByEscape();
    await waitFor(() => expect(orders).toHaveFocus());
  },
};
