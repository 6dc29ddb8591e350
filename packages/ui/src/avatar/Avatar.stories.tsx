import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { Avatar } from './Avatar.tsx';

/** A drawn face as a data URL, so that the story makes no request. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="#b8c7cc"/><circle cx="32" cy="26" r="12" fill="#6b4f3f"/><path d="M10 64a22 22 0 0 1 44 0z" fill="#2f5d6b"/></svg>',
)}`;

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Ирина Соколова', locale: 'ru' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Picture: Story = { args: { src: portrait } };

/** Shows the initials if the picture does not load. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('ИС');
  },
};

export const Nobody: Story = { args: { name: undefined } };

/** An image with a label, for places without the name beside it. */
export const Named: Story = {
  args: { label: 'Ирина Соколова' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ирина Соколова' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="large" src={portrait} />
      <Avatar locale="ru" size="small" />
      <Avatar locale="ru" />
      <Avatar locale="ru" size="large" />
    </div>
  ),
};

export const ManyScripts: Story = {
  render: () => (
    <div style={row}>
      {['ООО «Ромашка»', 'Émile Zola', 'Автосклад', 'Νίκος Παππάς', 'أحمد حسن', 'דוד לוי'].map((name) => (
        <Avatar key={name} name={name} locale="ru" />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { name: 'أحمد حسن', locale: 'ar' }, decorators: [rightToLeft] };
