import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShoppingCart, Trash2, X } from '../icons.ts';
import { row } from '../testing/story-decorators.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Убрать из корзины', children: <Trash2 />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Убрать из корзины' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const AllLooks: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} size="small" />
      <IconButton {...args} />
      <IconButton {...args} size="large" />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="primary" label="В корзину">
        <ShoppingCart />
      </IconButton>
      <IconButton {...args} variant="critical" />
      <IconButton {...args} disabled label="Закрыть">
        <X />
      </IconButton>
    </div>
  ),
};
