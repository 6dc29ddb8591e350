import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { RotateCw } from '../icons.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Такой страницы нет',
    children: 'Возможно, адрес введён с ошибкой или деталь больше не продаётся.',
    code: '404',
    actions: <ButtonLink href="#home">На главную</ButtonLink>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { headingAs: 'h1' } };

export const ServerError: Story = {
  args: {
    headingAs: 'h1',
    code: '500',
    title: 'У нас что-то сломалось',
    children: 'Мы уже знаем об этом. Корзина цела.',
    actions: (
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
    actions: <Button>Повторить</Button>,
  },
};

export const LongText: Story = {
  args: {
    title: 'Поставщик «Северо-Западная автокомпонентная компания» не отвечает уже несколько минут',
    children:
      'Остальные предложения ниже настоящие, а эти покажем, как только поставщик ответит. Обновлять страницу не нужно.',
  },
};

export const Phone: Story = { ...ServerError, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...ServerError, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    title: 'لا توجد صفحة بهذا العنوان',
    children: 'ربما كُتب العنوان خطأً أو لم تعد القطعة تُباع.',
    actions: <ButtonLink href="#home">الصفحة الرئيسية</ButtonLink>,
  },
  decorators: [rightToLeft],
};
