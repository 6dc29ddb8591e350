import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import {
  ORDER_STATUS_DICTIONARY,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderStatusCode,
} from '@partshop/api-client';
import { loadTexts, loadWith, useLocale, useTexts } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { Badge, OrderStatus } from '@partshop/ui';
import { messages } from './order-status.messages.ts';

const RUSSIAN = {
  status: 'Статус',
  next: 'Что дальше и кто это делает',
  final: 'конечный',
  back: 'только обратно',
  none: 'Ничего',
  client: 'покупатель',
  seller: 'продавец',
  admin: 'администратор',
  system: 'магазин',
} satisfies Record<OrderActor | 'status' | 'next' | 'final' | 'back' | 'none', string>;

const ARABIC: typeof RUSSIAN = {
  status: 'الحالة',
  next: 'ما التالي ومن يقوم به',
  final: 'نهائية',
  back: 'عودة فقط',
  none: 'لا شيء',
  client: 'المشتري',
  seller: 'البائع',
  admin: 'المسؤول',
  system: 'المتجر',
};

const table: CSSProperties = { inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' };
const cell: CSSProperties = {
  padding: 'var(--ps-space-2) var(--ps-space-3)',
  borderBlockEnd: '1px solid var(--ps-color-line)',
  textAlign: 'start',
  verticalAlign: 'top',
};
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 'var(--ps-space-2)', alignItems: 'center' };
const list: CSSProperties = { display: 'grid', gap: 'var(--ps-space-2)' };
const muted: CSSProperties = { color: 'var(--ps-color-text-muted)', fontSize: 'var(--ps-type-sm)' };

/** The status machine as a table: drawn from the same data that the shop and the backend obey. */
function Machine({ statuses }: { statuses: readonly OrderStatusCode[] }) {
  const t = useTexts(messages);
  const texts = useLocale().code === 'ar' ? ARABIC : RUSSIAN;
  return (
    <table style={table}>
      <thead>
        <tr>
          <th style={cell} scope="col">
            {texts.status}
          </th>
          <th style={cell} scope="col">
            {texts.next}
          </th>
        </tr>
      </thead>
      <tbody>
        {statuses.map((status) => (
          <tr key={status}>
            <th style={cell} scope="row">
              <span style={row}>
                <OrderStatus status={status} label={t(status)} />
                {ORDER_STATUS_DICTIONARY[status].isFinal ? <Badge>{texts.final}</Badge> : null}
              </span>
            </th>
            <td style={cell}>
              {ORDER_TRANSITIONS[status].length === 0 ? <span style={muted}>{texts.none}</span> : null}
              <ul style={list}>
                {ORDER_TRANSITIONS[status].map(({ to, by, isBack }) => (
                  <li key={to} style={row}>
                    <OrderStatus status={to} label={t(to)} />
                    <span style={muted}>
                      {by.map((actor) => texts[actor]).join(', ')}
                      {isBack ? ` · ${texts.back}` : ''}
                    </span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const routesOf = (...statuses: OrderStatusCode[]) => [
  { path: '/', loader: loadWith(() => loadTexts(messages)), Component: () => <Machine statuses={statuses} /> },
];

const meta = {
  title: 'Features/Order statuses',
  component: StoryShell,
  args: { routes: routesOf(...ORDER_STATUSES), path: '/' },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each badge has the colour that the dictionary says. */
export const AllStatuses: Story = {
  play: async ({ canvas }) => {
    for (const status of ORDER_STATUSES) {
      const { label, tone } = ORDER_STATUS_DICTIONARY[status];
      const heading = await canvas.findByRole('rowheader', { name: new RegExp(`^${label}`) });
      await expect(within(heading).getByText(label)).toHaveAttribute('data-tone', tone);
    }
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A story for each status, with everything that may follow. */
const of = (status: OrderStatusCode): Story => ({
  args: { routes: routesOf(status) },
  parameters: { visual: { modes: ['light'] } },
});

export const Draft: Story = of('draft');
export const New: Story = of('new');
export const AwaitingPayment: Story = of('awaiting-payment');
export const Paid: Story = of('paid');
export const Ordered: Story = of('ordered');
export const InTransit: Story = of('in-transit');
export const Arrived: Story = of('arrived');
export const Ready: Story = of('ready');
export const Issued: Story = of('issued');
export const CancelRequested: Story = of('cancel-requested');
export const Cancelled: Story = of('cancelled');
export const ReturnRequested: Story = of('return-requested');
export const Returned: Story = of('returned');
export const Refused: Story = of('refused');
