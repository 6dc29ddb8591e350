import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { row } from '../testing/story-decorators.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { useAnnouncement } from './use-announcement.ts';

const meta = {
  title: 'Feedback/LiveRegion',
  component: LiveRegion,
  args: { announcement: undefined },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filters() {
  const [announcement, announce] = useAnnouncement();
  return (
    <div style={row}>
      <Button onClick={() => announce('Найдено 12 предложений')}>Только в наличии</Button>
      <Button onClick={() => announce('Связь прервалась', { isUrgent: true })}>Обновить цены</Button>
      <LiveRegion announcement={announcement} />
    </div>
  );
}

/** Invisible. A second click announces the same text again; errors are announced at once. */
export const Announcing: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const filter = canvas.getByRole('button', { name: 'Только в наличии' });
    await userEvent.click(filter);
    const first = canvas.getByText('Найдено 12 предложений');
    await expect(canvas.getByRole('status')).toContainElement(first);
    await userEvent.click(filter);
    await expect(canvas.getByText('Найдено 12 предложений')).not.toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить цены' }));
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent(/^Связь прервалась$/);
    await expect(region).toHaveAttribute('aria-live', 'assertive');
    await userEvent.click(filter);
    await expect(region).toHaveTextContent(/^Найдено 12 предложений$/);
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};

export const Silent: Story = {
  render: (args) => (
    <div>
      Здесь есть область для сообщений, которую не видно.
      <LiveRegion {...args} />
    </div>
  ),
};
