import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, TriangleAlert } from '../icons.ts';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Демо' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <div style={row}>
      <Badge>Демо</Badge>
      <Badge tone="signal">Лучшая цена</Badge>
      <Badge tone="positive">В наличии</Badge>
      <Badge tone="attention">Осталось 2</Badge>
      <Badge tone="critical">Нет в наличии</Badge>
      <Badge tone="info">Оригинал</Badge>
    </div>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <div style={row}>
      <Badge icon={<Clock />}>3–5 дней</Badge>
      <Badge tone="positive" icon={<Check />}>
        Подходит
      </Badge>
      <Badge tone="attention" icon={<TriangleAlert />}>
        Проверьте по VIN
      </Badge>
    </div>
  ),
};

export const LongText: Story = {
  args: { children: 'Возврат только в упаковке изготовителя', style: { maxInlineSize: 160 } },
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { children: 'متوفر', tone: 'positive', icon: <Check /> },
  decorators: [rightToLeft],
};
