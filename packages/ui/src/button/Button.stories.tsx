import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Plus, ShoppingCart } from '../icons.ts';
import { column, rightToLeft, row } from '../testing/story-decorators.tsx';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'В корзину', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'quiet', 'critical'] as const;

const Variants = (props: ButtonProps) => (
  <div style={row}>
    {variants.map((variant) => (
      <Button key={variant} {...props} variant={variant} />
    ))}
  </div>
);

export const Primary: Story = { args: { variant: 'primary' } };

export const AllVariants: Story = {
  render: (args) => (
    <div style={column}>
      <Variants {...args} size="small" />
      <Variants {...args} />
      <Variants {...args} size="large" />
      <Variants {...args} icon={<ShoppingCart />} />
      <Variants {...args} disabled />
      <Variants {...args} isPending />
      <Variants {...args} isPending pendingLabel="Добавляем" />
    </div>
  ),
};

export const WithIcon: Story = { args: { icon: <ShoppingCart />, variant: 'primary' } };

/** In line with the text above it. */
export const Flush: Story = {
  args: { variant: 'quiet', isFlush: true, children: 'Показать ещё' },
  decorators: [
    (Story) => (
      <div>
        <p>14 предложений</p>
        {Story()}
      </div>
    ),
  ],
};

export const Disabled: Story = { args: { disabled: true, variant: 'primary' } };

/** While pending, a second click or Enter does nothing; the focus stays on the button. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Добавляем', variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Добавляем' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Clicked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    children: 'Сообщить, когда деталь снова появится на складе в Нижнем Новгороде',
    icon: <Plus />,
    style: { maxInlineSize: 240 },
  },
};

export const RightToLeft: Story = {
  args: { children: 'أضف إلى السلة', icon: <ShoppingCart />, variant: 'primary' },
  decorators: [rightToLeft],
};
