import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MapPin } from '../icons.ts';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Controls/Chip',
  component: Chip,
  args: { children: 'MANN-FILTER', onDismiss: fn(), dismissLabel: 'Убрать MANN-FILTER' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Убрать MANN-FILTER' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** Active filters: each remove button links to the page without that filter. */
export const InForce: Story = {
  render: () => (
    <div style={row}>
      <Chip dismissHref="?maker=" dismissLabel="Убрать MANN-FILTER">
        MANN-FILTER
      </Chip>
      <Chip dismissHref="?days=" dismissLabel="Убрать срок">
        до 3 дней
      </Chip>
      <Chip icon={<MapPin />} dismissHref="?city=" dismissLabel="Убрать город">
        Санкт-Петербург
      </Chip>
      <Chip>В наличии</Chip>
    </div>
  ),
};

export const LongText: Story = {
  args: { children: 'Фильтры масляные для дизельных двигателей с турбонаддувом', style: { maxInlineSize: 220 } },
};

export const Dark: Story = { ...InForce, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { children: 'متوفر في المخزن', dismissLabel: 'إزالة' },
  decorators: [rightToLeft],
};
