import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Data/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'в корзине 3 товара' },
  render: (args) => (
    <p>
      Корзина <VisuallyHidden {...args} />
      <span aria-hidden="true">(3)</span>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
