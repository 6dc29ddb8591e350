import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { MotionSample } from './docs/MotionSample.tsx';

const meta = {
  title: 'Foundations/Motion',
  parameters: { controls: { disable: true } },
  render: () => <MotionSample />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion every duration is zero, and the dots are at the end at once. */
export const Durations: Story = {
  play: async ({ canvasElement }) => {
    const [dot] = canvasElement.querySelectorAll('.ps-motion-dot');
    const start = dot?.getBoundingClientRect().x ?? 0;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(dot?.getBoundingClientRect().x).not.toBe(start));
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
