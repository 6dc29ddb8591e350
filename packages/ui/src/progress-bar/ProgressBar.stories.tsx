import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Загрузка прайс-листа', value: 1240, max: 3000, valueText: '1 240 из 3 000 строк' },
  decorators: [formWidth],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Загрузка прайс-листа' });
    await expect(bar).toHaveAttribute('value', '1240');
    await expect(bar).toHaveAttribute('aria-valuetext', '1 240 из 3 000 строк');
  },
};

/** Unknown duration: the bar is animated, except with reduced motion. */
export const Indeterminate: Story = { args: { value: undefined, valueText: 'Читаем файл' } };

export const Done: Story = { args: { value: 3000, valueText: 'Загружено', tone: 'positive' } };

export const Failed: Story = { args: { tone: 'critical', valueText: 'Остановилась на строке 1 240' } };

export const Empty: Story = { args: { value: 0, valueText: 'Ждём очереди' } };

export const HiddenLabel: Story = { args: { isLabelHidden: true, valueText: undefined } };

export const LongText: Story = {
  args: {
    label: 'Загрузка прайс-листа поставщика «Северо-Западная автокомпонентная компания»',
    valueText: '1 240 из 3 000 строк, 12 с ошибками',
    style: { maxInlineSize: 320 },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { label: 'تحميل قائمة الأسعار', valueText: '1240 من 3000' },
  decorators: [rightToLeft],
};
