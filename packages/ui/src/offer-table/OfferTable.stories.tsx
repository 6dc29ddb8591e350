import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { OfferTable } from './OfferTable.tsx';
import { storyColumns, storyGroups } from './testing/story-offers.tsx';

const meta = {
  title: 'Domain/OfferTable',
  component: OfferTable,
  args: {
    caption: 'Предложения',
    columns: storyColumns,
    groups: storyGroups('table'),
    onSubmit: fn((event: SyntheticEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof OfferTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourGroups: Story = {};

/** The page reads the form of the row: nothing in the table knows of a basket. */
export const Added: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const qty = canvas.getByRole('spinbutton', { name: 'Количество: BOSCH 0 451 103 318' });
    await userEvent.clear(qty);
    await userEvent.type(qty, '3{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NobodyOffersTheNumber: Story = {
  args: {
    groups: storyGroups('table').map((group) => (group.isRequested ? { ...group, count: 0, from: null } : group)),
  },
};

export const LongText: Story = {
  args: {
    groups: storyGroups('table', (offer) => ({
      ...offer,
      name: 'Фильтр масляный двигателя в сборе с уплотнительным кольцом и перепускным клапаном',
      seller: 'Общество с ограниченной ответственностью «Северо-Западная торговая компания автозапчастей»',
      price: '1 234 567,00 ₽',
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    caption: 'العروض',
    columns: {
      article: 'القطعة',
      availability: 'التوفر',
      delivery: 'التوصيل',
      onTime: 'في الموعد',
      seller: 'البائع',
      price: 'السعر',
      order: 'الطلب',
    },
    groups: storyGroups('table', (offer) => ({
      ...offer,
      add: 'أضف',
      addLabel: `أضف: ${offer.maker} ${offer.number}`,
      name: 'فلتر زيت',
      delivery: '3 أيام',
    })),
  },
  decorators: [rightToLeft],
};
