import type { Meta, StoryObj } from '@storybook/react-vite';
import { column, rightToLeft } from '../testing/story-decorators.tsx';
import { PartNumber } from './PartNumber.tsx';

const meta = {
  title: 'Data/PartNumber',
  component: PartNumber,
  args: { children: 'W 712/75' },
} satisfies Meta<typeof PartNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Formats: Story = {
  render: () => (
    <div style={column}>
      {['90915-YZZE1', '06A 115 561 B', '13.0460-7182.2', 'O0-1I-0O0', '0 986 494 019', '21083-1012005'].map(
        (number) => (
          <PartNumber key={number}>{number}</PartNumber>
        ),
      )}
    </div>
  ),
};

/** In Arabic text the number keeps its order. */
export const RightToLeft: Story = {
  render: (args) => (
    <p>
      فلتر الزيت <PartNumber {...args} /> من <PartNumber>MANN-FILTER 06A 115 561 B</PartNumber>
    </p>
  ),
  decorators: [rightToLeft],
};
