import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Имя и фамилия', name: 'name' },
  decorators: [formWidth],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, snapshot }) => {
    const field = within(canvasElement).getByLabelText('Имя и фамилия');
    await snapshot('empty');
    await userEvent.type(field, 'Ирина Соколова');
    await expect(field).toHaveValue('Ирина Соколова');
  },
};

export const Filled: Story = { args: { defaultValue: 'Ирина Соколова' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = {
  args: {
    label: 'Телефон',
    name: 'phone',
    type: 'tel',
    hint: 'Позвоним, только если что-то пойдёт не так',
    prefix: '+7',
  },
};

export const WithError: Story = {
  args: { ...WithHint.args, defaultValue: '916 12', error: 'В номере не хватает цифр: должно быть 10 после +7' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Телефон');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/не хватает цифр.*Позвоним/);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ирина Соколова' } };

export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'Промокод', label: 'Промокод' } };

export const LongTexts: Story = {
  args: {
    label: 'Идентификационный номер автомобиля из свидетельства о регистрации транспортного средства',
    hint: 'Семнадцать знаков: цифры и латинские буквы, кроме I, O и Q. Он есть и на табличке под лобовым стеклом.',
    error: 'Такого номера не бывает: в нём восемнадцать знаков, а должно быть семнадцать. Проверьте, нет ли лишнего.',
    defaultValue: 'XTA210930Y2696785-XTA210930Y2696785-XTA210930Y2696785',
  },
};

export const RightToLeft: Story = {
  args: { label: 'الهاتف', hint: 'سنتصل فقط عند الضرورة', prefix: '+7', type: 'tel', defaultValue: '916 123-45-67' },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
