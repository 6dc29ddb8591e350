import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TopProgress } from './TopProgress.tsx';

const meta = {
  title: 'Feedback/TopProgress',
  component: TopProgress,
  parameters: { docs: { story: { inline: false, iframeHeight: 120 } } },
  args: { isPending: true, label: 'Страница загружается' },
} satisfies Meta<typeof TopProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Страница загружается' })).toBeInTheDocument();
  },
};

export const Idle: Story = {
  args: { isPending: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
