import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { OfferBoxes } from './OfferBoxes.tsx';
import { foldedStoryGroups, storyGroups, storyLabels } from './testing/story-offers.ts';

const meta = {
  title: 'Domain/OfferBoxes',
  component: OfferBoxes,
  args: { groups: storyGroups(), labels: storyLabels, onSubmit: fn((event: SyntheticEvent) => event.preventDefault()) },
} satisfies Meta<typeof OfferBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourGroups: Story = {};

export const Added: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^В корзину: BOSCH/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The browser refuses a quantity that is not a multiple of the pack size. */
export const WholePacksOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const qty = within(canvasElement).getByRole('spinbutton', { name: 'Количество: VAG 06A 115 561 B' });
    await userEvent.clear(qty);
    await userEvent.type(qty, '5{Enter}');
    await expect(qty).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    groups: storyGroups((offer) => ({
      ...offer,
      name: 'Фильтр масляный двигателя в сборе с уплотнительным кольцом и перепускным клапаном',
      seller: 'Общество с ограниченной ответственностью «Северо-Западная торговая компания автозапчастей»',
    })),
  },
};

export const Folded: Story = { args: { groups: foldedStoryGroups({ isOpen: false }) } };

export const Unfolded: Story = { args: { groups: foldedStoryGroups({ isOpen: true }) } };

/** In 780 px of room the button of an offer stands under it, in 781 px beside it (§5). */
export const AtTheEdge: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const topOf = (part: string) => canvasElement.querySelector(`.ps-offer-${part}`)?.getBoundingClientRect().top;
    const bottomOf = (part: string) => canvasElement.querySelector(`.ps-offer-${part}`)?.getBoundingClientRect().bottom;
    canvasElement.style.boxSizing = 'content-box';
    canvasElement.style.inlineSize = '780px';
    await expect(topOf('order')).toBeGreaterThan(bottomOf('what') ?? Infinity);
    canvasElement.style.inlineSize = '781px';
    await expect(topOf('order')).toBeLessThan(bottomOf('what') ?? 0);
    canvasElement.removeAttribute('style');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    labels: { ...storyLabels, add: 'أضف إلى السلة' },
    groups: storyGroups((offer) => ({
      ...offer,
      addLabel: `أضف إلى السلة: ${offer.maker} ${offer.number}`,
      name: 'فلتر زيت',
    })),
  },
  decorators: [rightToLeft],
};
