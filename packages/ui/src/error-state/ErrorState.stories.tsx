import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { RotateCw } from '../icons.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Такой страницы нет',
    children: 'Возможно, адрес введён с ошибкой или деталь больше не продаётся.',
    code: '404',
    action: <ButtonLink href="#home">На главную</ButtonLink>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { titleAs: 'h1' } };

export const ServerError: Story = {
  args: {
    titleAs: 'h1',
    code: '500',
    title: 'У нас что-то сломалось',
    children: 'Мы уже знаем об этом. Корзина цела.',
    action: (
      <Button variant="primary" icon={<RotateCw />}>
        Повторить
      </Button>
    ),
  },
};

export const InABlock: Story = {
  args: {
    code: undefined,
    title: 'Не удалось показать хиты продаж',
    children: undefined,
    action: <Button>Повторить</Button>,
  },
};
