import type { FeedBrand } from '../vehicle-tree.ts';
import { generation } from './generation.ts';

// Engines of AvtoVAZ, by factory index. The displacement is the exact one.
const E2101 = '1198 cc I4 8V Petrol (2101)';
const E21011 = '1294 cc I4 8V Petrol (21011)';
const E2103 = '1452 cc I4 8V Petrol (2103)';
const E2106 = '1569 cc I4 8V Petrol (2106)';
const E21067 = '1568 cc I4 8V Petrol, injection (21067)';
const E21213 = '1690 cc I4 8V Petrol (21213)';
const E21214 = '1690 cc I4 8V Petrol, injection (21214)';
const E2108 = '1289 cc I4 8V Petrol (2108)';
const E21081 = '1099 cc I4 8V Petrol (21081)';
const E21083 = '1499 cc I4 8V Petrol (21083)';
const E2111 = '1499 cc I4 8V Petrol, injection (2111)';
const E2112 = '1499 cc I4 16V Petrol (2112)';
const E21114 = '1596 cc I4 8V Petrol (21114)';
const E21116 = '1596 cc I4 8V Petrol (21116)';
const E11183 = '1596 cc I4 8V Petrol (11183)';
const E11186 = '1596 cc I4 8V Petrol (11186)';
const E11182 = '1596 cc I4 8V Petrol (11182)';
const E11194 = '1390 cc I4 16V Petrol (11194)';
const E21124 = '1599 cc I4 16V Petrol (21124)';
const E21126 = '1597 cc I4 16V Petrol (21126)';
const E21127 = '1596 cc I4 16V Petrol (21127)';
const E21128 = '1796 cc I4 16V Petrol (21128)';
const E21129 = '1596 cc I4 16V Petrol (21129)';
const E21179 = '1774 cc I4 16V Petrol (21179)';
const HR16 = '1598 cc I4 16V Petrol (HR16DE / H4M)';
const K4M = '1598 cc I4 16V Petrol (K4M)';
const K7M = '1598 cc I4 8V Petrol (K7M)';

export const lada: FeedBrand = {
  name: 'LADA',
  series: [
    { name: '2101', producedFrom: 1970, models: [generation('2101', 1970, 1988, 'sedan', E2101, E21011)] },
    { name: '2102', producedFrom: 1971, models: [generation('2102', 1971, 1985, 'wagon', E2101, E2103)] },
    { name: '2103', producedFrom: 1972, models: [generation('2103', 1972, 1984, 'sedan', E2101, E21011, E2103)] },
    { name: '2104', producedFrom: 1984, models: [generation('2104', 1984, 2012, 'wagon', E2103, E21067, E21011)] },
    { name: '2105', producedFrom: 1979, models: [generation('2105', 1979, 2010, 'sedan', E21011, E2103, E21067)] },
    { name: '2106', producedFrom: 1976, models: [generation('2106', 1976, 2006, 'sedan', E2106, E2103, E21011)] },
    { name: '2107', producedFrom: 1982, models: [generation('2107', 1982, 2012, 'sedan', E2103, E2106, E21067)] },
    { name: '2108', producedFrom: 1984, models: [generation('2108', 1984, 2003, 'hatchback', E2108, E21081, E21083)] },
    { name: '2109', producedFrom: 1987, models: [generation('2109', 1987, 2004, 'hatchback', E2108, E21083, E2111)] },
    { name: '21099', producedFrom: 1990, models: [generation('21099', 1990, 2004, 'sedan', E2108, E21083, E2111)] },
    {
      name: '2110',
      producedFrom: 1995,
      models: [generation('2110', 1995, 2007, 'sedan', E21083, E2111, E2112, E21114, E21124)],
    },
    {
      name: '2111',
      producedFrom: 1998,
      models: [generation('2111', 1998, 2009, 'wagon', E21083, E2111, E2112, E21114, E21124)],
    },
    {
      name: '2112',
      producedFrom: 1999,
      models: [generation('2112', 1999, 2008, 'hatchback', E2111, E2112, E21114, E21124)],
    },
    { name: '2113', producedFrom: 2004, models: [generation('2113', 2004, 2013, 'hatchback', E2111, E21114)] },
    { name: '2114', producedFrom: 2001, models: [generation('2114', 2001, 2013, 'hatchback', E2111, E21114, E11183)] },
    { name: '2115', producedFrom: 1997, models: [generation('2115', 1997, 2012, 'sedan', E2111, E21114, E11183)] },
    {
      name: '1111 Oka',
      producedFrom: 1988,
      models: [
        generation('1111', 1988, 1995, 'hatchback', '649 cc I2 Petrol (1111)'),
        generation('11113', 1995, 2008, 'hatchback', '749 cc I2 Petrol (11113)'),
      ],
    },
    {
      name: 'Niva (4x4)',
      producedFrom: 1977,
      models: [
        generation('2121', 1977, 1993, 'suv', '1569 cc I4 8V Petrol (2121)'),
        generation('21213', 1994, 2006, 'suv', E21213),
        generation('21214', 1994, 2021, 'suv', E21214),
        generation('2131', 1995, 2021, 'suv', E21213, E21214, '1774 cc I4 8V Petrol (2130)'),
      ],
    },
    { name: 'Niva Legend', producedFrom: 2021, models: [generation('I', 2021, null, 'suv', E21214)] },
    {
      name: 'Niva Travel',
      producedFrom: 2020,
      models: [generation('I (2123)', 2020, null, 'suv', '1690 cc I4 8V Petrol (2123)')],
    },
    {
      name: 'Kalina',
      producedFrom: 2004,
      models: [
        generation('I (1117 / 1118 / 1119)', 2004, 2013, 'sedan', E11183, E11186, E11194, E21126),
        generation('II (2192 / 2194)', 2013, 2018, 'hatchback', E21116, E11186, E21126, E21127),
      ],
    },
    {
      name: 'Priora',
      producedFrom: 2007,
      models: [generation('I (2170 / 2171 / 2172)', 2007, 2018, 'sedan', E21116, E21114, E21126, E21127, E21128)],
    },
    {
      name: 'Granta',
      producedFrom: 2011,
      models: [
        generation('I (2190 / 2191)', 2011, 2018, 'sedan', E11183, E11186, E21116, E21126, E21127),
        generation('I FL (2190)', 2018, null, 'sedan', E11186, E11182, E21127),
      ],
    },
    {
      name: 'Vesta',
      producedFrom: 2015,
      models: [
        generation('I (GFL / GFK)', 2015, 2022, 'sedan', E21129, E21179, HR16),
        generation('I NG', 2023, null, 'sedan', E11182, E21129, '1774 cc I4 16V Petrol (21179 EVO)'),
      ],
    },
    {
      name: 'XRAY',
      producedFrom: 2015,
      models: [generation('I (GAB)', 2015, 2022, 'hatchback', E21129, E21179, HR16)],
    },
    {
      name: 'Largus',
      producedFrom: 2012,
      models: [
        generation('I (R90)', 2012, 2021, 'wagon', K7M, K4M, '1596 cc I4 8V Petrol (11189)', E21129),
        generation('I FL', 2021, null, 'wagon', E11182, E21129),
      ],
    },
    {
      name: 'Aura',
      producedFrom: 2024,
      models: [generation('I', 2024, null, 'sedan', '1774 cc I4 16V Petrol (21179)')],
    },
    { name: 'Iskra', producedFrom: 2025, models: [generation('I', 2025, null, 'sedan', E11182, E21129)] },
  ],
};
