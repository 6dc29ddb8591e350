import type { Meta, StoryObj } from '@storybook/react-vite';
import { column, rightToLeft } from '../testing/story-decorators.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const meta = {
  title: 'Domain/DeliveryPromise',
  component: DeliveryPromise,
  args: {
    term: { from: '2026-06-19', to: '2026-06-22' },
    locale: 'ru',
    city: 'в Нижний Новгород',
    cutoff: 'Если заказать сегодня до 18:00',
    keptRate: { kept: 94, of: 100, label: '94 из 100 в срок' },
  },
} satisfies Meta<typeof DeliveryPromise>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = {};

export const Full: Story = { args: { size: 'medium' } };

export const Terms: Story = {
  render: (args) => (
    <div style={column}>
      <DeliveryPromise {...args} term={{ from: '2026-06-16' }} />
      <DeliveryPromise {...args} term={{ from: '2026-06-29', to: '2026-07-02' }} />
      <DeliveryPromise {...args} term={{ from: '2026-12-30', to: '2027-01-04' }} />
      <DeliveryPromise {...args} term={{ minDays: 1 }} />
      <DeliveryPromise {...args} term={{ minDays: 3, maxDays: 5 }} />
    </div>
  ),
};

export const Rates: Story = {
  render: (args) => (
    <div style={column}>
      {[100, 94, 81, 52].map((kept) => (
        <DeliveryPromise key={kept} {...args} keptRate={{ kept, of: 100, label: `${kept} из 100 в срок` }} />
      ))}
      <DeliveryPromise {...args} keptRate={undefined} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    size: 'medium',
    city: 'в пункт выдачи «Посёлок имени Цюрупы, Воскресенский район, улица Центральная, 50»',
    cutoff: 'Если заказать и оплатить сегодня до 18:00 по московскому времени и склад подтвердит наличие',
    style: { maxInlineSize: 300 },
  },
};

export const Dark: Story = {
  render: (args) => (
    <div style={column}>
      <DeliveryPromise {...args} />
      <DeliveryPromise {...args} size="medium" keptRate={{ kept: 81, of: 100, label: '81 из 100 в срок' }} />
    </div>
  ),
  globals: { theme: 'dark' },
};

const arabic = {
  locale: 'ar',
  city: 'إلى الرياض',
  cutoff: 'عند الطلب اليوم قبل الساعة 18:00',
  keptRate: { kept: 94, of: 100, label: '94 من 100 في الموعد' },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div style={column}>
      <DeliveryPromise {...args} {...arabic} />
      <DeliveryPromise {...args} {...arabic} size="medium" />
      <DeliveryPromise {...args} {...arabic} term={{ minDays: 3, maxDays: 5 }} size="medium" />
    </div>
  ),
  decorators: [rightToLeft],
};
