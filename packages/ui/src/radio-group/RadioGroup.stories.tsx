import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Кто покупает',
    name: 'buyer',
    items: [
      { value: 'person', label: 'Физическое лицо' },
      { value: 'firm', label: 'Организация' },
      { value: 'trader', label: 'Предприниматель' },
    ],
    onValueChange: fn(),
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith('person');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Организация' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('firm');
  },
};

export const Chosen: Story = { args: { defaultValue: 'firm' } };

export const Inline: Story = {
  args: {
    label: 'Что показывать',
    isInline: true,
    defaultValue: 'all',
    items: [
      { value: 'all', label: 'Все' },
      { value: 'original', label: 'Оригинал' },
      { value: 'substitute', label: 'Аналоги' },
    ],
  },
};

export const WithDescriptions: Story = {
  args: {
    label: 'Если детали не окажется',
    defaultValue: 'call',
    items: [
      { value: 'call', label: 'Позвонить мне', description: 'С 9 до 21 по Москве' },
      { value: 'replace', label: 'Прислать аналог не дороже', description: 'Тот же производитель, если он есть' },
      { value: 'cancel', label: 'Отменить позицию', disabled: true, description: 'Недоступно: заказ уже собирают' },
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
    items: [
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
    label: 'من المشتري',
    defaultValue: 'person',
    items: [
      { value: 'person', label: 'فرد' },
      { value: 'firm', label: 'شركة', description: 'مطلوب رقم التسجيل الضريبي' },
    ],
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...WithDescriptions, globals: { theme: 'dark' } };
