import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Кто покупает',
    name: 'buyer',
    options: [
      { value: 'person', label: 'Физическое лицо' },
      { value: 'firm', label: 'Организация' },
      { value: 'trader', label: 'Предприниматель' },
    ],
    onChange: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By mouse, then by arrow keys. */
export const NothingChosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Физическое лицо'));
    await expect(args.onChange).toHaveBeenLastCalledWith('person');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Организация' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('firm');
  },
};

export const Chosen: Story = { args: { defaultValue: 'firm' } };

export const Inline: Story = {
  args: {
    legend: 'Что показывать',
    isInline: true,
    defaultValue: 'all',
    options: [
      { value: 'all', label: 'Все' },
      { value: 'original', label: 'Оригинал' },
      { value: 'substitute', label: 'Аналоги' },
    ],
  },
};

export const WithDescriptions: Story = {
  args: {
    legend: 'Если детали не окажется',
    defaultValue: 'call',
    options: [
      { value: 'call', label: 'Позвонить мне', description: 'С 9 до 21 по Москве' },
      { value: 'replace', label: 'Прислать аналог не дороже', description: 'Тот же производитель, если он есть' },
      { value: 'cancel', label: 'Отменить позицию', isDisabled: true, description: 'Недоступно: заказ уже собирают' },
    ],
  },
};

export const WithError: Story = {
  args: { required: true, error: 'Выберите, на кого выписать документы', hint: 'Организации понадобится ИНН' },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    style: { maxInlineSize: 280 },
    options: [
      {
        value: 'long',
        label: 'Индивидуальный предприниматель, работающий по упрощённой системе налогообложения без НДС',
      },
      { value: 'short', label: 'Другое' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    legend: 'من المشتري',
    defaultValue: 'person',
    options: [
      { value: 'person', label: 'فرد' },
      { value: 'firm', label: 'شركة', description: 'مطلوب رقم التسجيل الضريبي' },
    ],
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...WithDescriptions, globals: { theme: 'dark' } };
