import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Controls/CheckboxField',
  component: CheckboxField,
  args: { label: 'Только в наличии', name: 'in-stock' },
  decorators: [formWidth],
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words are a part of the target. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Только в наличии'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithCounts: Story = {
  render: () => (
    <fieldset>
      <legend>Производитель</legend>
      <CheckboxField name="maker" value="mann" label="MANN-FILTER" count={128} defaultChecked />
      <CheckboxField name="maker" value="bosch" label="Bosch" count={64} />
      <CheckboxField name="maker" value="filtron" label="Filtron" count={0} disabled />
      <CheckboxField
        name="maker"
        value="oem"
        label="Оригинальные запасные части изготовителя автомобиля и его лицензиатов"
        count={7}
      />
    </fieldset>
  ),
};

export const WithError: Story = {
  args: {
    label: 'Согласен на обработку персональных данных',
    hint: 'Имя и телефон нужны, чтобы выдать заказ',
    error: 'Без согласия заказ не оформить',
    required: true,
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const RightToLeft: Story = {
  args: { label: 'المتوفر فقط', count: 12, defaultChecked: true },
  decorators: [rightToLeft],
};
