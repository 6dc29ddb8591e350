import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SyntheticEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { markOffers } from './mark-offers.ts';
import { readOfferForm } from './offer-form.ts';
import { OfferTable, type OfferTableProps } from './OfferTable.tsx';
import { foldedStoryGroups, storyColumns, storyGroups, storyLabels } from './testing/story-offers.ts';

const meta = {
  title: 'Domain/OfferTable',
  component: OfferTable,
  args: {
    caption: 'Предложения',
    columns: storyColumns,
    groups: storyGroups(),
    labels: storyLabels,
    onSubmit: fn((event: SyntheticEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof OfferTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row is as high as its button. */
export const FourGroups: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('.ps-offer'))
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(40);
    await expect(canvas.getByRole('link', { name: /0 451 103 318/ })).toHaveStyle({
      textDecorationLine: 'underline',
    });
    await expect(canvas.getByRole('rowheader', { name: /^Аналоги/ })).toBeVisible();
    await expect(canvas.getByRole('rowgroup', { name: 'Аналоги' })).toBeVisible();
  },
};

/** The page reads the row's form; the table knows nothing of a basket. */
export const Added: Story = {
  play: async ({ args, canvasElement }) => {
    const qty = within(canvasElement).getByRole('spinbutton', { name: 'Количество: BOSCH 0 451 103 318' });
    await userEvent.clear(qty);
    await userEvent.type(qty, '3{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(readOfferForm(qty.closest('form') as HTMLFormElement)).toEqual({
      intent: 'add',
      articleId: '3001',
      priceListId: '1',
      qty: '3',
      catalogKey: 'mann-filter',
      maker: 'BOSCH',
      number: '0 451 103 318',
      name: 'Фильтр масляный',
      price: '64900',
    });
  },
};

const namesOf = (root: HTMLElement) =>
  within(root)
    .getAllByRole('spinbutton')
    .map((field) => field.getAttribute('aria-label'));

function Growing({ groups, ...rest }: OfferTableProps) {
  const [of, setOf] = useState<'first' | 'all' | 'last'>('first');
  const cut = { first: [0, 1], all: [0], last: [-1] }[of];
  return (
    <>
      <button type="button" onClick={() => setOf('all')}>
        Все
      </button>
      <button type="button" onClick={() => setOf('last')}>
        Последние
      </button>
      <OfferTable {...rest} groups={groups.map((group) => ({ ...group, lines: group.lines?.slice(...cut) ?? null }))} />
    </>
  );
}

/** Rows that come after the first ones are added to them: what was typed stays. Other rows take their place. */
export const RowsFollow: Story = {
  parameters: { visual: false },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    const [first = null] = canvas.getAllByRole<HTMLInputElement>('spinbutton');
    await user.clear(first as HTMLInputElement);
    await user.type(first as HTMLInputElement, '7');
    const few = namesOf(canvasElement);
    await user.click(canvas.getByRole('button', { name: 'Все' }));
    const all = namesOf(canvasElement);
    await expect(all.length).toBeGreaterThan(few.length);
    await expect(all).toEqual(expect.arrayContaining(few));
    await expect(canvas.getAllByRole('spinbutton')[0]).toBe(first);
    await expect(first).toHaveValue(7);
    await user.click(canvas.getByRole('button', { name: 'Последние' }));
    await expect(new Set(namesOf(canvasElement)).size).toBe(namesOf(canvasElement).length);
    await expect(namesOf(canvasElement).length).toBeLessThan(all.length);
  },
};

/** 880 px of room make a dense list, 881 px a table with a head. */
export const AtTheEdge: Story = {
  parameters: { visual: false },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.boxSizing = 'content-box';
    canvasElement.style.inlineSize = '880px';
    await expect(canvas.queryAllByRole('columnheader')).toEqual([]);
    canvasElement.style.inlineSize = '881px';
    await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThan(0);
    canvasElement.removeAttribute('style');
  },
};

/** The button of an offer that is being added is busy. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    markOffers(
      canvasElement,
      () => '',
      ({ articleId }) => articleId === '3001',
    );
    const busy = canvasElement.querySelectorAll('[aria-busy="true"]');
    await expect(busy).toHaveLength(1);
    markOffers(canvasElement, () => '');
    await expect(busy[0]).not.toHaveAttribute('aria-busy');
    markOffers(
      canvasElement,
      () => '',
      () => true,
    );
  },
};

/** Typed quantities stay when the basket changes, because only the texts in the rows are updated. */
export const MarkedInBasket: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const qty = canvas.getByRole('spinbutton', { name: 'Количество: BOSCH 0 451 103 318' });
    await userEvent.clear(qty);
    await userEvent.type(qty, '7');
    markOffers(canvasElement, ({ articleId }) => (articleId === '3001' ? 'В корзине 3 шт.' : ''));
    await expect(canvas.getByText('В корзине 3 шт.')).toBeVisible();
    await expect(canvas.queryByText('В корзине 4 шт.')).not.toBeInTheDocument();
    await expect(qty).toHaveValue(7);
    markOffers(canvasElement, () => '');
    await expect(canvas.queryByText(/^В корзине/)).not.toBeInTheDocument();
  },
};

/** Parts of a group with different names say them. */
export const OwnNames: Story = {
  args: { groups: storyGroups((offer) => ({ ...offer, hasName: true, name: `${offer.name} ${offer.maker}` })) },
};

/** A fold is a link that says whether it is open. */
export const Folded: Story = {
  args: { groups: foldedStoryGroups({ isOpen: false }) },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('link', { name: 'Ещё 17 предложений от 498,00 ₽: BOSCH 0 451 103 318' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Unfolded: Story = { args: { groups: foldedStoryGroups({ isOpen: true }) } };

export const FoldedPhone: Story = { ...Folded, globals: { viewport: { value: 'phone' } } };

export const NobodyOffersTheNumber: Story = {
  args: {
    groups: storyGroups().map((group) =>
      group.isRequested ? { ...group, count: 0, countText: '0', from: null } : group,
    ),
  },
};

export const LongText: Story = {
  args: {
    groups: storyGroups((offer) => ({
      ...offer,
      name: 'Фильтр масляный двигателя в сборе с уплотнительным кольцом и перепускным клапаном',
      seller: 'Общество с ограниченной ответственностью «Северо-Западная торговая компания автозапчастей»',
      priceText: '1 234 567,00 ₽',
    })),
    columns: { ...storyColumns, availability: 'Verfügbarkeit' },
  },
  play: async ({ canvasElement }) => {
    for (const cell of canvasElement.querySelectorAll('thead th, .ps-offer-price')) {
      await expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
};

/** The rows of a phone are boxes to CSS; to screen readers they stay rows of a table. */
export const Phone: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll('tr:not([role]), td:not([role]), th:not([role]), tbody:not([role])'),
    ).toHaveLength(0);
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    caption: 'العروض',
    labels: { ...storyLabels, add: 'أضف' },
    columns: {
      maker: 'الشركة',
      number: 'الرقم',
      availability: 'التوفر',
      delivery: 'التوصيل',
      onTime: 'في الموعد',
      seller: 'البائع',
      price: 'السعر',
      order: 'الطلب',
    },
    groups: storyGroups((offer) => ({
      ...offer,
      addLabel: `أضف: ${offer.maker} ${offer.number}`,
      name: 'فلتر زيت',
      delivery: '3 أيام',
    })),
  },
  decorators: [rightToLeft],
};
