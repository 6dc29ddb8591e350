import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { SearchX, ShoppingCart } from '../icons.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'В корзине пока пусто',
    children: 'Найдите деталь по номеру, и она окажется здесь в одно нажатие.',
    icon: <ShoppingCart />,
    actions: (
      <ButtonLink href="#search" variant="primary">
        Найти деталь
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = { args: { headingAs: 'h1' } };

export const InABlock: Story = { args: { icon: undefined, actions: undefined } };

export const LongText: Story = {
  args: {
    icon: <SearchX />,
    title: 'По номеру 06A115561B-W71275-OC264-BKR6E11 ничего не нашлось ни у одного поставщика',
    children:
      'Проверьте номер: буквы О и З легко принять за цифры 0 и 3. Если номер верный, напишите нам: мы спросим у поставщиков, которых ещё нет на сайте.',
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    title: 'سلة التسوق فارغة',
    children: 'ابحث عن القطعة برقمها.',
    actions: <ButtonLink href="#search">البحث عن قطعة</ButtonLink>,
  },
  decorators: [rightToLeft],
};
