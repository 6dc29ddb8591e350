import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Clock } from '../icons.ts';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { UiLocale } from '../ui-locale/UiLocale.tsx';
import { ChipLink } from './ChipLink.tsx';

const meta = {
  title: 'Controls/ChipLink',
  component: ChipLink,
  args: { children: 'Масляные', href: '?category=oil-filters', aside: 412 },
} satisfies Meta<typeof ChipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Current: Story = {
  args: { isCurrent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-current', 'true');
  },
};

export const InARow: Story = {
  render: () => (
    <UiLocale locale="ru">
      <div style={row}>
        <ChipLink href="#all" aside={1240}>
          Все фильтры
        </ChipLink>
        <ChipLink href="#oil" aside={412} isCurrent>
          Масляные
        </ChipLink>
        <ChipLink href="#air" aside={390}>
          Воздушные
        </ChipLink>
        <ChipLink href="#cabin" aside={274}>
          Салонные
        </ChipLink>
        <ChipLink href="#w712" icon={<Clock />}>
          <bdi dir="ltr">W 712/75</bdi>
        </ChipLink>
      </div>
    </UiLocale>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Все фильтры/ })).toHaveTextContent('1 240');
  },
};

export const LongText: Story = {
  args: { children: 'Фильтры топливные для дизельных двигателей с подогревом', style: { maxInlineSize: 220 } },
};

export const Dark: Story = { ...InARow, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { children: 'فلاتر الزيت', isCurrent: true },
  decorators: [rightToLeft],
};
