import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as icons from '../icons.ts';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { IconGrid } from './docs/IconGrid.tsx';

const meta = {
  title: 'Foundations/Icons',
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon with its import name. */
export const All: Story = { render: () => <IconGrid /> };

/** Icons that point in reading direction are mirrored; the others are not. */
export const RightToLeft: Story = { render: () => <IconGrid />, decorators: [rightToLeft] };

/** An icon has the size of the text beside it. */
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {['sm', 'md', 'lg', 'xl', '2xl'].map((size) => (
        <span key={size} style={{ ...row, gap: 6, fontSize: `var(--ps-type-${size})` }}>
          <icons.Truck />
          Завтра к 18:00
        </span>
      ))}
    </div>
  ),
};

/** Hidden from screen readers beside a text; an image with a name where it is alone. */
export const Named: Story = {
  render: () => (
    <div style={row}>
      <icons.CircleCheck aria-label="Подходит к вашей машине" />
      <icons.CircleCheck />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1);
    await expect(within(canvasElement).getByRole('img', { name: 'Подходит к вашей машине' })).toBeVisible();
  },
};
