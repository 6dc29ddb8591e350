import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../text-field/TextField.tsx';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const errors = [
  { fieldId: 'name', message: 'Напишите, как к вам обращаться' },
  { fieldId: 'phone', message: 'В номере телефона не хватает цифр' },
];

const meta = {
  title: 'Feedback/FormErrorSummary',
  component: FormErrorSummary,
  args: { title: 'Проверьте форму', errors },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--ps-space-4)' }}>
      <FormErrorSummary {...args} />
      <TextField id="name" name="name" label="Имя" error={errors[0]?.message} />
      <TextField id="phone" name="phone" label="Телефон" error={errors[1]?.message} defaultValue="916 12" />
    </div>
  ),
  decorators: [formWidth],
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line links to its field. */
export const AboveAForm: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'В номере телефона не хватает цифр' }));
    await expect(canvas.getByLabelText('Телефон')).toHaveFocus();
  },
};

/** After a submit the summary takes the focus, so that screen readers read it first. */
export const FocusedOnMount: Story = {
  args: { isFocusedOnMount: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: 'Заказ не оформлен: в двух полях не хватает того, без чего его нельзя выдать',
    errors: [
      {
        fieldId: 'name',
        message: 'Имя и фамилия нужны для накладной: напишите их так, как в паспорте того, кто придёт за заказом',
      },
      { fieldId: 'phone', message: 'В номере телефона не хватает цифр' },
    ],
    style: { maxInlineSize: 320 },
  },
};

export const RightToLeft: Story = {
  args: { title: 'تحقق من النموذج', errors: [{ fieldId: 'name', message: 'اكتب اسمك' }] },
  decorators: [rightToLeft],
  render: (args) => <FormErrorSummary {...args} />,
};

export const Dark: Story = { globals: { theme: 'dark' } };
