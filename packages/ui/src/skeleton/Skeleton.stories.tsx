import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Paragraph: Story = { args: { lines: 4 } };

export const Block: Story = { args: { shape: 'block', style: { blockSize: 180, maxInlineSize: 320 } } };

export const Circle: Story = { args: { shape: 'circle' } };

export const InACard: Story = {
  render: () => (
    <Card style={{ display: 'grid', gap: 'var(--ps-space-3)', maxInlineSize: 240 }}>
      <Skeleton shape="block" style={{ aspectRatio: 1 }} />
      <Skeleton lines={2} />
      <Skeleton style={{ fontSize: 'var(--ps-type-xl)', maxInlineSize: 120 }} />
    </Card>
  ),
};

export const Dark: Story = { ...InACard, globals: { theme: 'dark' } };

/** The short last line is aligned to the start of the line. */
export const RightToLeft: Story = { args: { lines: 3 }, decorators: [rightToLeft] };
