import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icons.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';

const meta = {
  title: 'Foundations/Icons',
  parameters: { controls: { disable: true } },
  render: () => (
    <ul
      className="ps-icons"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        gap: 'var(--ps-space-4)',
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'flex', gap: 'var(--ps-space-2)', alignItems: 'center' }}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** Those that point along the line are mirrored. */
export const RightToLeft: Story = { decorators: [rightToLeft] };
