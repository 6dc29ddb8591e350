import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { ArticleName } from './ArticleName.tsx';

const meta = {
  title: 'Domain/ArticleName',
  component: ArticleName,
  args: { maker: 'MANN-FILTER', number: 'W 712/75' },
} satisfies Meta<typeof ArticleName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InASentence: Story = {
  render: (args) => (
    <p>
      Вместо <ArticleName {...args} /> продавец предлагает <ArticleName maker="KNECHT" number="OC 90" />.
    </p>
  ),
};

/** The maker stands left of the number although the text runs from right to left. */
export const RightToLeft: Story = {
  render: (args) => (
    <p>
      القطعة <ArticleName {...args} /> متوفرة.
    </p>
  ),
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const number = canvas.getByText('W 712/75');
    const maker = document.createRange();
    maker.selectNodeContents(number.previousSibling as Node);
    await expect(maker.getBoundingClientRect().left).toBeLessThan(number.getBoundingClientRect().left);
  },
};

export const LongText: Story = {
  args: { maker: 'Mercedes-Benz Original-Teile Zubehör', number: 'A 000 989 92 03 13 AULW 9775' },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
};
