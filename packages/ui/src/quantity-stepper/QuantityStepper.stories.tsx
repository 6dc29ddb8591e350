import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Controls/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Количество W 712/75',
    name: 'qty',
    decreaseLabel: 'Меньше',
    increaseLabel: 'Больше',
    onValueChange: fn(),
    onAdjust: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  args: { max: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(3);
    await expect(args.onAdjust).toHaveBeenLastCalledWith('most');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};

/** Sold in packs of four: a typed number becomes the next multiple when the field loses the focus. */
export const InMultiples: Story = {
  args: { step: 4, max: 22, defaultValue: 8 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Количество W 712/75' });
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue(12);
    await expect(args.onAdjust).toHaveBeenLastCalledWith('multiple');
    await userEvent.type(field, '{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue(4);
    await userEvent.clear(field);
    await userEvent.type(field, '100000{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
    await expect(args.onAdjust).toHaveBeenLastCalledWith('most');
  },
};

/** An empty field returns to the previous quantity. */
export const Emptied: Story = {
  args: { defaultValue: 5 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue(5);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Looks: Story = {
  render: (args) => (
    <div style={row}>
      <QuantityStepper {...args} size="small" />
      <QuantityStepper {...args} />
      <QuantityStepper {...args} defaultValue={12_500} />
      <QuantityStepper {...args} max={1} />
      <QuantityStepper {...args} disabled />
    </div>
  ),
};

export const RightToLeft: Story = { args: { defaultValue: 2 }, decorators: [rightToLeft] };

export const Dark: Story = { ...Looks, globals: { theme: 'dark' } };
