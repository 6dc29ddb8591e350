import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formatMoney } from '../money/format-money.ts';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { PromoField, type PromoFieldProps, type PromoState } from './PromoField.tsx';

const rubles = (amount: number) => formatMoney({ amount: amount * 100, currency: 'RUB', locale: 'ru' });

const meta = {
  title: 'Controls/PromoField',
  component: PromoField,
  args: {
    label: 'Промокод',
    name: 'promo',
    state: { status: 'idle' },
    texts: { apply: 'Применить', pending: 'Проверяем', remove: 'Убрать промокод' },
    onApply: fn(),
    onRemove: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof PromoField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await expect(canvas.getByLabelText('Промокод')).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard(' ZIMA26 {Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('ZIMA26');
  },
};

export const Pending: Story = {
  args: { state: { status: 'pending' }, defaultValue: 'ZIMA26' },
};

export const Accepted: Story = {
  args: { state: { status: 'accepted', code: 'ZIMA26', text: 'скидка 500 ₽ на тормозную систему' } },
};

export const Refused: Story = {
  args: {
    state: {
      status: 'refused',
      reason: `Код действует для заказов от ${rubles(3000)}, в корзине пока ${rubles(2640)}`,
    },
    defaultValue: 'ZIMA26',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Промокод');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/от 3\s000\s₽/);
  },
};

function Checkout(props: PromoFieldProps) {
  const [state, setState] = useState<PromoState>(props.state);
  return (
    <PromoField
      {...props}
      state={state}
      onApply={(code) => setState({ status: 'accepted', code, text: 'скидка 5 %' })}
      onRemove={() => setState({ status: 'idle' })}
    />
  );
}

/** Applies and removes a code by keyboard: the focus stays in the field. */
export const AppliedAndRemoved: Story = {
  render: (args) => <Checkout {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Промокод'), 'leto5{Enter}');
    const remove = canvas.getByRole('button', { name: 'Убрать промокод' });
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Промокод')).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'accepted',
      code: 'ПРИВЕТСТВЕННАЯ-СКИДКА-НОВОМУ-ПОКУПАТЕЛЮ-2026',
      text: 'скидка 10 % на тормозную систему и подвеску, кроме оригинальных деталей',
    },
    style: { maxInlineSize: 280 },
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--ps-space-6)' }}>
      <PromoField {...args} defaultValue="ZIMA26" />
      <PromoField {...args} state={{ status: 'accepted', code: 'ZIMA26', text: 'خصم 500 درهم' }} />
    </div>
  ),
  args: { label: 'رمز الخصم', texts: { apply: 'تطبيق', remove: 'إزالة الرمز' } },
  decorators: [rightToLeft],
};

export const Dark: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--ps-space-6)' }}>
      <PromoField {...args} />
      <PromoField {...args} state={{ status: 'accepted', code: 'ZIMA26', text: 'скидка 500 ₽' }} />
      <PromoField {...args} state={{ status: 'refused', reason: 'Срок кода истёк 1 июня' }} defaultValue="VESNA26" />
    </div>
  ),
  globals: { theme: 'dark' },
};
