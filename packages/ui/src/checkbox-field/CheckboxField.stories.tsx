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

/** A click on the label toggles the checkbox. */
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
      <CheckboxField name="maker" value="mann" label="MANN-FILTER" aside={128} defaultChecked />
      <CheckboxField name="maker" value="bosch" label="Bosch" aside={64} />
      <CheckboxField name="maker" value="filtron" label="Filtron" aside={0} disabled />
      <CheckboxField
        name="maker"
        value="oem"
        label="Оригинальные запасные части изготовителя автомобиля и его лицензиатов"
        aside={7}
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
  args: { label: 'المتوفر فقط', aside: 12, defaultChecked: true },
  decorators: [rightToLeft],
};

/** Tab focuses it, Space toggles it; Tab skips a disabled one. */
export const ByKeyboard: Story = {
  ...WithCounts,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Bosch/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /Оригинальные/ })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'Заменять детали, которых не окажется на складе, аналогами не дороже и с тем же сроком, не спрашивая меня',
    hint: 'Аналоги подбираем по каталогам изготовителей. Любую замену можно вернуть в течение 14 дней.',
    aside: 1248,
    style: { maxInlineSize: 280 },
  },
};

export const Dark: Story = { ...WithCounts, globals: { theme: 'dark' } };
