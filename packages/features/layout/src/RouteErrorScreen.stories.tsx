import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CarPickerForm } from '@partshop/ui';
import { seller } from './mocks/fixtures.ts';
import { anonymous, retail, seenBy } from './mocks/handlers.ts';
import { StoryShop } from './testing/StoryShop.tsx';

const meta = {
  title: 'Screens/LayoutErrors',
  component: StoryShop,
  args: { path: '/nowhere' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...anonymous()),
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's heading is also its title. */
async function isTitled(
  canvas: { findByRole: (role: 'heading', options: object) => Promise<HTMLElement> },
  name: string,
) {
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(name));
}

/** Like the panel of the feature `car-selector`. */
const CarPanel = () => (
  <CarPickerForm
    label="Подберите детали по автомобилю"
    action="/garage/add-car"
    submitLabel="Показать детали"
    items={[
      { name: 'brand', label: 'Марка', items: [{ value: 'skoda', label: 'Škoda' }] },
      { name: 'series', label: 'Серия' },
      { name: 'model', label: 'Модель' },
      { name: 'engine', label: 'Двигатель' },
    ]}
  />
);

export const NotFound: Story = {
  async play({ canvas }) {
    await isTitled(canvas, 'Такой страницы нет');
    await expect(canvas.getAllByRole('search').length).toBeGreaterThan(0);
  },
};

export const NotFoundWithCars: Story = {
  args: {
    panels: [
      {
        name: 'car',
        place: 'missing-page',
        load: async () => Promise.resolve({ Component: CarPanel }),
      },
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('combobox', { name: 'Марка' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { path: '/gone' },
  play: async ({ canvas }) => isTitled(canvas, 'Этой страницы больше нет'),
};

/** A removed article that others replaced. */
export const Replaced: Story = {
  args: { path: '/replaced' },
  async play({ canvas }) {
    await isTitled(canvas, 'Этой страницы больше нет');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Теперь вместо него' })).toBeVisible();
    const link = canvas.getByRole('link', { name: /MANN-FILTER.*W 712\/95/ });
    await expect(link).toHaveAttribute('href', '/price/mann-filter/W71295');
  },
};

export const NotOpenYet: Story = {
  args: { path: '/later' },
  play: async ({ canvas }) => isTitled(canvas, 'Этот раздел скоро откроется'),
};

/** The page opened before the backend had said that it does not exist. */
export const Rejected: Story = {
  args: { path: '/rejected' },
  play: async ({ canvas }) => isTitled(canvas, 'Такой страницы нет'),
};

export const LoginNeeded: Story = {
  args: { path: '/client/orders' },
  async play({ canvas }) {
    await isTitled(canvas, 'Войдите, чтобы продолжить');
    const login = canvas.getByRole('main').querySelector('[data-popup="login"]');
    await expect(login).toHaveAttribute('href', '/login?target=%2Fclient%2Forders');
    await expect(login).toHaveAttribute('data-popup-target', '/client/orders');
  },
};

export const ForSellers: Story = {
  args: { path: '/seller/info' },
  beforeEach: ({ msw }) => msw.use(...seenBy(retail)),
  async play({ canvas }) {
    await isTitled(canvas, 'У вас нет доступа к этому разделу');
    await expect(canvas.getByText(/открыт для поставщиков/)).toBeVisible();
  },
};

/** Somebody of a seller whose role does not open the page. */
export const ForOtherRoles: Story = {
  args: { path: '/seller/info' },
  beforeEach: ({ msw }) => msw.use(...seenBy({ ...seller, SellerRole: 'warehouse' })),
  async play({ canvas }) {
    await isTitled(canvas, 'У вас нет доступа к этому разделу');
    await expect(canvas.getByText(/Ваша роль у продавца его не открывает/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К новым заказам' })).toHaveAttribute('href', '/seller/orders/new');
  },
};

export const ForStaff: Story = {
  args: { path: '/admin/nodes' },
  beforeEach: ({ msw }) => msw.use(...seenBy(retail)),
};

export const Failed: Story = {
  args: { path: '/broken' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/broken');
  },
};

/** The backend does not respond. */
export const Outage: Story = {
  args: { path: '/silent' },
  play: async ({ canvas }) => isTitled(canvas, 'Не удалось загрузить страницу'),
};

/** §8: the error page retries the failed page with a new document. */
export const FaultPage: Story = {
  args: { path: '/error/500?from=%2Fprice%2Fmann%2FW71275' },
  async play({ canvas }) {
    const retry = await canvas.findByRole('link', { name: 'Повторить' });
    await expect(retry).toHaveAttribute('href', '/price/mann/W71275');
    await expect(retry).toHaveAttribute('data-navigate', 'document');
  },
};

/** The page's code failed to load. */
export const Updated: Story = {
  args: { path: '/stale' },
  play: async ({ canvas }) => isTitled(canvas, 'Страница обновилась, пока вы были здесь'),
};

export const RightToLeft: Story = { args: { locale: 'ar' }, globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLoginNeeded: Story = { args: { path: '/client/orders' }, globals: { viewport: { value: 'phone' } } };
