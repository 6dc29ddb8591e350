import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mockCall } from '@partshop/api-client/mocks';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { anonymous, contacts } from '@partshop/features/layout/mocks';
import { feature } from '../feature.ts';
import { failing, slow } from '../mocks/handlers.ts';

const meta = {
  title: 'Screens/Contacts',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/contacts' },
  beforeEach: ({ msw }) => msw.use(...anonymous()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stories stand at Monday noon in Moscow. */
export const Loaded: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
    const phones = within(canvas.getByRole('region', { name: 'Позвонить' }));
    await expect(phones.getByRole('link', { name: '8 800 000-00-00' })).toHaveAttribute('href', 'tel:88000000000');
    const visit = within(canvas.getByRole('region', { name: 'Приехать' }));
    await expect(visit.getByText(/Открыто до|Закрыто/)).toBeVisible();
    await expect(visit.getByText('Выходной')).toBeVisible();
  },
};

/** A shop without the setting: only its phones are known. */
export const PhonesAlone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('post', '/services/CompanyContacts/getcompanycontacts', {
        ...contacts,
        companyName: '',
        inn: '',
        ogrn: '',
        address: '',
        email: '',
        storeId: null,
        isDemo: false,
      }),
      ...anonymous(),
    ),
};

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('post', '/services/CompanyContacts/getcompanycontacts', {
        ...contacts,
        companyName:
          'Общество с ограниченной ответственностью «Торгово-промышленная компания автомобильных запасных частей»',
        address:
          '628600, Ханты-Мансийский автономный округ — Югра, г. Нижневартовск, проспект Пятидесятилетия Победы, 1234',
        email: 'otdel-raboty-s-obrashcheniyami-pokupateley@avtozapchasti.example.com',
      }),
      ...anonymous(),
    ),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing(), ...anonymous()) };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
