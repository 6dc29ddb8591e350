import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  args: {
    label: 'Пароль',
    name: 'password',
    autoComplete: 'current-password',
    texts: { show: 'Показать', hide: 'Скрыть', showPassword: 'Показать пароль', hidePassword: 'Скрыть пароль' },
    onValueChange: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Пароль');
    await userEvent.type(field, 'зимняя резина');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('зимняя резина');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  args: { defaultValue: 'зимняя резина' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
  },
};

/** A password manager reads the field when the form is sent. */
export const HiddenOnSubmit: Story = {
  args: { defaultValue: 'зимняя резина' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <Button type="submit">Войти</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = {
  args: {
    autoComplete: 'new-password',
    label: 'Новый пароль',
    hint: 'Не меньше 8 знаков. Лучше всего — фраза, которую знаете только вы.',
    error: 'В пароле нужно не меньше 8 знаков',
    defaultValue: '12345',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'зимняя резина' } };

/** A password is left-to-right in every language; its button is at the end of the line. */
export const RightToLeft: Story = {
  args: {
    label: 'كلمة المرور',
    defaultValue: 'winter tyres',
    texts: { show: 'إظهار', hide: 'إخفاء', showPassword: 'إظهار كلمة المرور', hidePassword: 'إخفاء كلمة المرور' },
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { args: { defaultValue: 'зимняя резина' }, globals: { theme: 'dark' } };
