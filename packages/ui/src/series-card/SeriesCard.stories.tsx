import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CarBody } from '../car-silhouette/body-drawings.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { SeriesCard } from './SeriesCard.tsx';

const meta = {
  title: 'Domain/SeriesCard',
  component: SeriesCard,
  args: {
    name: 'Octavia',
    href: '#octavia',
    years: '1996–2026',
    modelCount: '12 модификаций',
    body: 'liftback',
    style: { maxInlineSize: 240 },
  },
} satisfies Meta<typeof SeriesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const series: ReadonlyArray<readonly [string, string, string, CarBody]> = [
  ['Citigo', '2011–2020', '3 модификации', 'hatchback'],
  ['Fabia', '1999–2026', '14 модификаций', 'hatchback'],
  ['Felicia', '1994–2001', '6 модификаций', 'hatchback'],
  ['Kodiaq', 'с 2016', '8 модификаций', 'suv'],
  ['Octavia', 'с 1996', '31 модификация', 'liftback'],
  ['Octavia Combi', 'с 1998', '27 модификаций', 'wagon'],
  ['Rapid', '2012–2022', '9 модификаций', 'sedan'],
  ['Roomster', '2006–2015', '5 модификаций', 'minivan'],
];

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: 'var(--ps-space-4)',
  listStyle: 'none',
} as const;

const Series = () => (
  <ul style={grid}>
    {series.map(([name, years, modelCount, body]) => (
      <SeriesCard key={name} as="li" name={name} href={`#${name}`} years={years} modelCount={modelCount} body={body} />
    ))}
  </ul>
);

export const Default: Story = {};

export const OfABrand: Story = { render: () => <Series /> };

export const Dark: Story = { render: () => <Series />, globals: { theme: 'dark' } };

export const Phone: Story = { render: () => <Series />, globals: { viewport: { value: 'phone' } } };

export const OnlyName: Story = { args: { years: undefined, modelCount: undefined, body: undefined } };

export const LongText: Story = {
  args: {
    name: 'Transporter / Multivan / Caravelle',
    years: 'с 1950 года по настоящее время',
    modelCount: '248 модификаций',
    body: 'minivan',
    style: { maxInlineSize: 200 },
  },
};

export const RightToLeft: Story = {
  args: { name: 'Land Cruiser', years: '1951–2026', modelCount: '42 طرازًا', body: 'suv' },
  decorators: [rightToLeft],
};
