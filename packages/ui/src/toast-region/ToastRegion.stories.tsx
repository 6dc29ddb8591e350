import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  args: {
    label: 'Сообщения',
    dismissLabel: 'Закрыть',
    onDismiss: fn(),
    toasts: [
      {
        id: 'added',
        tone: 'positive',
        text: 'W 712/75 в корзине',
        action: (
          <ButtonLink href="#basket" variant="quiet" size="small">
            В корзину
          </ButtonLink>
        ),
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Закрыть' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('added');
  },
};

export const AllTones: Story = {
  args: {
    toasts: [
      ...meta.args.toasts,
      { id: 'info', tone: 'info', text: 'Цены обновились' },
      { id: 'few', tone: 'attention', text: 'На складе осталось 2 штуки: добавили столько' },
      {
        id: 'failed',
        tone: 'critical',
        text: 'Не удалось добавить в корзину: связь прервалась. Мы вернули прежнее количество, попробуйте ещё раз.',
      },
    ],
  },
};

export const Empty: Story = { args: { toasts: [] } };

export const RightToLeft: Story = {
  args: {
    toasts: [{ id: 'added', tone: 'positive', text: 'أضيفت القطعة إلى السلة' }],
    label: 'الرسائل',
    dismissLabel: 'إغلاق',
  },
  decorators: [rightToLeft],
};
