import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { column, formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Сообщать о снижении цены', name: 'price-alert', onChange: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'Сообщать о снижении цены' });
    await userEvent.click(canvas.getByText('Сообщать о снижении цены'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const AllStates: Story = {
  render: (args) => (
    <div style={column}>
      <Switch {...args} label="Выключено" />
      <Switch {...args} label="Включено" defaultChecked />
      <Switch {...args} label="Выключено, менять нельзя" disabled />
      <Switch {...args} label="Включено, менять нельзя" disabled defaultChecked />
    </div>
  ),
};

export const InSettings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ps-space-3)' }}>
      <Switch isAtEnd name="sms" label="СМС о заказе" hint="Только когда он готов к выдаче" defaultChecked />
      <Switch isAtEnd name="letters" label="Письма с подборками" hint="Не чаще раза в неделю" />
      <Switch isAtEnd name="analogues" label="Показывать аналоги" defaultChecked />
    </div>
  ),
};

export const WithError: Story = {
  args: { hint: 'Раз в день, в 10 утра', error: 'Не сохранилось: нет связи. Попробуйте ещё раз.' },
};

export const LongText: Story = {
  args: {
    label: 'Показывать цены с учётом скидки по договору с ООО «Автодеталь», а не розничные цены магазина',
    hint: 'Цены по договору видят только сотрудники, которым дано право заказывать от имени организации.',
    style: { maxInlineSize: 280 },
  },
};

export const RightToLeft: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ps-space-3)' }}>
      <Switch name="sms" label="رسالة عند جاهزية الطلب" hint="مرة واحدة فقط" defaultChecked />
      <Switch isAtEnd name="letters" label="عروض أسبوعية" />
    </div>
  ),
  decorators: [rightToLeft],
};

export const Dark: Story = { ...AllStates, globals: { theme: 'dark' } };
