import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { docs: { story: { inline: false, iframeHeight: 120 } } },
  args: { href: '#content', children: 'К содержанию' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="content">Нажмите Tab: ссылка появится в верхнем углу.</p>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'К содержанию' })).toHaveFocus();
  },
};

export const Dark: Story = { ...Focused, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  ...Focused,
  args: { children: 'إلى المحتوى' },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
