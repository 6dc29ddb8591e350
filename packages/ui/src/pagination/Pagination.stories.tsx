import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Страницы',
    page: 10,
    pageCount: 20,
    hrefFor: (page) => `?page=${page}`,
    previousLabel: 'Предыдущая страница',
    nextLabel: 'Следующая страница',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '10' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '?page=11');
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 20 } };

export const Few: Story = { args: { page: 2, pageCount: 3 } };

export const Thousands: Story = { args: { page: 4999, pageCount: 10_000 } };

export const OnlyPage: Story = { args: { page: 1, pageCount: 1 } };

export const RightToLeft: Story = { args: { page: 2 }, decorators: [rightToLeft] };
