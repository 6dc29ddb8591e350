import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { column, rightToLeft } from '../testing/story-decorators.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { value: '2026-06-15T09:30:00Z', locale: 'ru', timeZone: 'Europe/Moscow' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moment: Story = {
  args: { format: 'dateTime' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/12:30/)).toHaveAttribute('datetime', '2026-06-15T09:30:00.000Z');
  },
};

export const Formats: Story = {
  render: (args) => (
    <div style={column}>
      {(['date', 'day', 'short', 'time', 'dateTime'] as const).map((format) => (
        <DateTime key={format} {...args} format={format} />
      ))}
    </div>
  ),
};

/** A calendar day is the same in every time zone. */
export const CalendarDay: Story = { args: { value: '2026-06-19', format: 'day', timeZone: 'Asia/Vladivostok' } };

/** The page passes `now`, so that server and browser render the same text. */
export const Relative: Story = {
  render: (args) => (
    <div style={column}>
      {['2026-06-15T11:45:00Z', '2026-06-15T09:30:00Z', '2026-06-14', '2026-06-16', '2026-06-25', '2026-03-15'].map(
        (value) => (
          <DateTime key={value} {...args} value={value} now="2026-06-15T12:00:00Z" />
        ),
      )}
    </div>
  ),
};

/** Gregorian years and Latin digits, also in countries with their own. */
export const Languages: Story = {
  render: (args) => (
    <div style={column}>
      {['en', 'de', 'ar', 'fa', 'th', 'ja'].map((locale) => (
        <DateTime key={locale} {...args} locale={locale} lang={locale} />
      ))}
    </div>
  ),
};

export const NotADate: Story = { args: { value: 'по запросу' } };

export const RightToLeft: Story = { args: { locale: 'ar', format: 'dateTime' }, decorators: [rightToLeft] };
