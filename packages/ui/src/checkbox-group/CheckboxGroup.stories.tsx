import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const meta = {
  title: 'Controls/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Как сообщить о заказе',
    name: 'notify',
    items: [
      { value: 'sms', label: 'SMS' },
      { value: 'mail', label: 'Эл. почта' },
      { value: 'call', label: 'Звонок' },
    ],
    onSelectedChange: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Звонок'));
    await userEvent.click(canvas.getByText('SMS'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['sms', 'call']);
    await userEvent.click(canvas.getByText('Звонок'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['sms']);
  },
};

export const SomeChosen: Story = { args: { defaultSelected: ['sms', 'mail'] } };

/** The parent refuses to let the last one go. */
function AtLeastOne(props: CheckboxGroupProps) {
  const [selected, setSelected] = useState<readonly string[]>(['sms']);
  return (
    <CheckboxGroup
      {...props}
      selected={selected}
      onSelectedChange={(next) => {
        if (next.length > 0) setSelected(next);
      }}
    />
  );
}

export const Controlled: Story = {
  args: { hint: 'Хотя бы один способ' },
  render: (args) => <AtLeastOne {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('SMS'));
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    await userEvent.click(canvas.getByText('Эл. почта'));
    await userEvent.click(canvas.getByText('SMS'));
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
  },
};

export const WithError: Story = {
  args: { hint: 'Хотя бы один способ', error: 'Выберите, как с вами связаться' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Как сообщить о заказе' });
    await expect(group).toHaveAccessibleDescription(/Выберите.*Хотя бы/);
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { value: 'sms', label: 'SMS', aside: '+7 916 123-45-67' },
      { value: 'mail', label: 'Эл. почта', aside: 'не указана', disabled: true },
    ],
    defaultSelected: ['sms'],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'كيف نخبرك؟',
    items: [
      { value: 'sms', label: 'رسالة قصيرة' },
      { value: 'mail', label: 'بريد إلكتروني' },
    ],
    defaultSelected: ['mail'],
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { args: { defaultSelected: ['mail'] }, globals: { theme: 'dark' } };
