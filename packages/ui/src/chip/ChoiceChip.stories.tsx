import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { ChoiceChip } from './ChoiceChip.tsx';

const meta = {
  title: 'Controls/ChoiceChip',
  component: ChoiceChip,
  args: { label: 'В наличии', name: 'stock', value: 'yes', onChange: fn() },
} satisfies Meta<typeof ChoiceChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'В наличии' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const States: Story = {
  render: () => (
    <div style={row}>
      <ChoiceChip label="MANN-FILTER" name="maker" value="mann" aside={12} />
      <ChoiceChip label="MAHLE" name="maker" value="mahle" aside={8} defaultChecked />
      <ChoiceChip label="BOSCH" name="maker" value="bosch" aside={0} disabled />
      <ChoiceChip label="FILTRON" name="maker" value="filtron" disabled defaultChecked />
    </div>
  ),
};

/** Radios with the same name: arrow keys move between them. */
export const OneOfAFew: Story = {
  render: () => (
    <fieldset style={{ ...row, padding: 0 }}>
      <legend style={{ paddingBlockEnd: 'var(--ps-space-2)', fontWeight: 'var(--ps-weight-strong)' }}>
        Когда привезти
      </legend>
      <ChoiceChip type="radio" label="Сегодня" name="day" value="0" disabled />
      <ChoiceChip type="radio" label="Завтра" name="day" value="1" defaultChecked />
      <ChoiceChip type="radio" label="17 июня" name="day" value="2" />
      <ChoiceChip type="radio" label="18 июня" name="day" value="3" />
    </fieldset>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '17 июня' }));
    await expect(canvas.getByRole('radio', { name: 'Завтра' })).not.toBeChecked();
  },
};

export const LongText: Story = {
  args: { label: 'Только с подтверждённым применением к моей машине', aside: '1 240', style: { maxInlineSize: 220 } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { label: 'متوفر', aside: 12, defaultChecked: true },
  decorators: [rightToLeft],
};
