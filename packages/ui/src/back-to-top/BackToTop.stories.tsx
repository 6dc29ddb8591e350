import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { BackToTop } from './BackToTop.tsx';

const meta = {
  title: 'Navigation/BackToTop',
  component: BackToTop,
  args: { label: 'К началу страницы' },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <div style={{ minBlockSize: '400vb' }}>
      <ol style={{ display: 'grid', gap: 'var(--ps-space-3)', paddingInlineStart: 'var(--ps-space-8)' }}>
        {Array.from({ length: 60 }, (_, index) => (
          <li key={index + 1}>MANN-FILTER W {700 + index}, фильтр масляный</li>
        ))}
      </ol>
      <BackToTop {...args} />
    </div>
  ),
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Appears two screens down and disappears at the top. */
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, window.innerHeight * 2.5);
    const link = await canvas.findByRole('link', { name: 'К началу страницы' });
    await expect(link).toHaveAttribute('href', '#top');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
    window.scrollTo(0, window.innerHeight * 2.5);
    await canvas.findByRole('link');
  },
};

/** It fades while a button is under it, and does not take its clicks. */
export const AboveAnAction: Story = {
  render: (args) => (
    <div style={{ minBlockSize: '400vb' }}>
      <div style={{ blockSize: '320vb' }} />
      <button type="button" style={{ display: 'block', marginInlineStart: 'auto' }}>
        В корзину
      </button>
      <BackToTop {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'В корзину' });
    action.scrollIntoView({ block: 'end' });
    const link = await canvas.findByRole('link');
    await waitFor(() => expect(link).toHaveAttribute('data-visible'));
    window.scrollBy(0, link.getBoundingClientRect().height);
    await waitFor(() => expect(link).toHaveAttribute('data-yielding'));
    const { left, top, width, height } = action.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(action);
    window.scrollBy(0, 200);
    await waitFor(() => expect(link).not.toHaveAttribute('data-yielding'));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, window.innerHeight * 2.5);
    await within(canvasElement).findByRole('link');
  },
};

export const Dark: Story = { ...Phone, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { label: 'إلى أعلى الصفحة' },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    window.scrollTo(0, window.innerHeight * 2.5);
    await within(canvasElement).findByRole('link');
  },
};
