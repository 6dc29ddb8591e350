import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowBack, ArrowForward } from '../icons.ts';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Controls/ButtonLink',
  component: ButtonLink,
  args: { children: 'Оформить заказ', href: '#checkout', variant: 'primary' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <div style={row}>
      <ButtonLink {...args} />
      <ButtonLink {...args} variant="secondary" />
      <ButtonLink {...args} variant="quiet" icon={<ArrowBack />}>
        Вернуться к покупкам
      </ButtonLink>
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { children: 'متابعة التسوق', icon: <ArrowForward />, variant: 'secondary' },
  decorators: [rightToLeft],
};
