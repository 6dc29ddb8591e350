import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

/** The number stays left-to-right in Arabic text. */
export const RightToLeft: Story = {
  render: (args) => (
    <p>
      فلتر الزيت <PartNumber {...args} /> من <PartNumber>MANN-FILTER 06A 115 561 B</PartNumber>
    </p>
  ),
  decorators: [rightToLeft],
};

const copyTexts = {
  isCopyable: true,
  texts: {
    copy: 'Скопировать номер W 712/75',
    copied: 'Скопировано',
    selected: 'Номер выделен: нажмите Ctrl+C',
  },
} as const;

/** Replaces the clipboard by one that allows or denies access. */
function setClipboard(writeText: (text: string) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

/** Room for the answer, which is shown above the number. */
const withRoomAbove = (Story: () => ReactElement) => (
  <div style={{ paddingBlockStart: 'var(--ps-space-8)' }}>
    <Story />
  </div>
);

export const Copyable: Story = {
  args: copyTexts,
  decorators: [withRoomAbove],
  beforeEach: () => setClipboard(() => Promise.resolve()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Скопировать номер W 712/75' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано'));
  },
};

/** Without access to the clipboard the number is selected, ready to copy by keyboard. */
export const ClipboardClosed: Story = {
  args: copyTexts,
  decorators: [withRoomAbove],
  beforeEach: () => setClipboard(() => Promise.reject(new Error('denied'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Номер выделен: нажмите Ctrl+C'));
    await expect(getSelection()?.toString()).toBe('W 712/75');
  },
};

export const CopyableRightToLeft: Story = {
  args: { ...copyTexts, children: '06A 115 561 B', texts: { copy: 'نسخ الرقم', copied: 'تم النسخ' } },
  decorators: [rightToLeft, withRoomAbove],
};
