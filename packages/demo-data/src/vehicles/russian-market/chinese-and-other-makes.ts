import type { FeedBrand } from '../vehicle-tree.ts';
import { generation } from './generation.ts';

const GW15 = '1.5L I4 Turbo Petrol (GW4G15)';
const GW20 = '2.0L I4 Turbo Petrol (GW4C20)';
const GW20N = '2.0L I4 Turbo Petrol (GW4N20)';
const SQR16 = '1.6L I4 Turbo Petrol (SQRF4J16)';
const SQR20 = '2.0L I4 Turbo Petrol (SQRF4J20)';
const SQR15 = '1.5L I4 Turbo Petrol (SQRE4T15)';
const JLH15 = '1.5L I3 Turbo Petrol (JLH-3G15TD)';
const JLH20 = '2.0L I4 Turbo Petrol (JLH-4G20TDB)';
const JL18 = '1.8L I4 Turbo Petrol (JLE-4G18TDB)';
const BHE15 = '1.5L I4 Turbo Petrol (BHE15)';
const JL476 = '1.5L I4 Turbo Petrol (JL476ZQCD)';
const JL478 = '1.6L I4 Petrol (JL478QEE)';
const CA15 = '1.5L I4 Turbo Petrol (JL473ZQ)';
const CA20 = '2.0L I4 Turbo Petrol (JL486ZQ)';
const HFC15 = '1.5L I4 Turbo Petrol (HFC4GC1.6E)';
const LFB479 = '1.8L I4 Petrol (LFB479Q)';
const LF481 = '1.6L I4 Petrol (LF481Q3)';

const haval: FeedBrand = {
  name: 'Haval',
  series: [
    {
      name: 'Jolion',
      producedFrom: 2020,
      models: [generation('I', 2020, null, 'suv', GW15, '1.5L I4 Turbo Petrol Hybrid (GW4G15H)')],
    },
    {
      name: 'F7',
      producedFrom: 2018,
      models: [
        generation('I', 2018, 2022, 'suv', GW15, GW20),
        generation('I restyling', 2022, null, 'suv', GW15, GW20N),
      ],
    },
    {
      name: 'F7x',
      producedFrom: 2019,
      models: [
        generation('I', 2019, 2022, 'suv', GW15, GW20),
        generation('I restyling', 2022, null, 'suv', GW15, GW20N),
      ],
    },
    { name: 'Dargo', producedFrom: 2020, models: [generation('I', 2020, null, 'suv', GW15, GW20N)] },
    { name: 'M6', producedFrom: 2017, models: [generation('I', 2017, null, 'suv', GW15)] },
    { name: 'H2', producedFrom: 2014, models: [generation('I', 2014, 2021, 'suv', GW15)] },
    { name: 'H3', producedFrom: 2023, models: [generation('I', 2023, null, 'suv', GW15, GW20N)] },
    {
      name: 'H5',
      producedFrom: 2020,
      models: [generation('I', 2020, null, 'suv', '2.0L I4 Turbo Petrol (GW4C20A)', '2.0L I4 Diesel (GW4D20)')],
    },
    {
      name: 'H6',
      producedFrom: 2011,
      models: [
        generation('I', 2011, 2020, 'suv', GW15, '2.0L I4 Diesel (GW4D20)', '2.4L I4 Petrol (4G69S4N)'),
        generation('II Coupe', 2015, 2020, 'suv', GW20),
        generation('III', 2020, null, 'suv', GW15, GW20N),
      ],
    },
    {
      name: 'H9',
      producedFrom: 2014,
      models: [
        generation('I', 2014, 2024, 'suv', GW20, '2.0L I4 Diesel (GW4D20T)'),
        generation('II', 2023, null, 'suv', GW20N),
      ],
    },
  ],
};
const tank: FeedBrand = {
  name: 'Tank',
  series: [
    { name: '300', producedFrom: 2020, models: [generation('I', 2020, null, 'suv', GW20N)] },
    { name: '400', producedFrom: 2023, models: [generation('I', 2023, null, 'suv', GW20N)] },
    {
      name: '500',
      producedFrom: 2021,
      models: [
        generation('I', 2021, null, 'suv', '3.0L V6 Turbo Petrol (GW6Z30)', '2.0L I4 Turbo Petrol Hybrid (GW4N20H)'),
      ],
    },
    {
      name: '700',
      producedFrom: 2024,
      models: [generation('I', 2024, null, 'suv', '3.0L V6 Turbo Petrol Hybrid (GW6Z30H)')],
    },
  ],
};

const exeed: FeedBrand = {
  name: 'Exeed',
  series: [
    { name: 'LX', producedFrom: 2019, models: [generation('I', 2019, null, 'suv', SQR15, SQR16)] },
    { name: 'TXL', producedFrom: 2019, models: [generation('I', 2019, null, 'suv', SQR16, SQR20)] },
    { name: 'VX', producedFrom: 2021, models: [generation('I', 2021, null, 'suv', SQR20)] },
    { name: 'RX', producedFrom: 2022, models: [generation('I', 2022, null, 'suv', SQR16, SQR20)] },
  ],
};
const omoda: FeedBrand = {
  name: 'Omoda',
  series: [
    { name: 'C5', producedFrom: 2022, models: [generation('I', 2022, null, 'suv', SQR15, SQR16)] },
    { name: 'S5', producedFrom: 2022, models: [generation('I', 2022, null, 'sedan', SQR15, SQR16)] },
    { name: 'C7', producedFrom: 2024, models: [generation('I', 2024, null, 'suv', SQR16)] },
  ],
};
const jaecoo: FeedBrand = {
  name: 'Jaecoo',
  series: [
    { name: 'J7', producedFrom: 2023, models: [generation('I', 2023, null, 'suv', SQR16)] },
    { name: 'J8', producedFrom: 2024, models: [generation('I', 2024, null, 'suv', SQR20)] },
  ],
};

/** Geely's export names: the packaged tree has the Chinese ones. */
const geely: FeedBrand = {
  name: 'Geely',
  series: [
    {
      name: 'Coolray',
      producedFrom: 2018,
      models: [
        generation('I (SX11)', 2018, 2023, 'suv', JLH15),
        generation('I restyling', 2023, null, 'suv', JLH15, BHE15),
      ],
    },
    {
      name: 'Atlas',
      producedFrom: 2016,
      models: [
        generation('I (NL-3)', 2016, 2021, 'suv', '2.0L I4 Petrol (JLD-4G20)', '2.4L I4 Petrol (JLD-4G24)', JL18),
        generation('II (FX11)', 2022, null, 'suv', JLH20),
      ],
    },
    {
      name: 'Atlas Pro',
      producedFrom: 2021,
      models: [generation('I', 2021, null, 'suv', '1.5L I3 Turbo Petrol Mild Hybrid (JLH-3G15TD)')],
    },
    { name: 'Monjaro', producedFrom: 2021, models: [generation('I (KX11)', 2021, null, 'suv', JLH20)] },
    { name: 'Tugella', producedFrom: 2019, models: [generation('I (FY11)', 2019, null, 'suv', JLH20)] },
    {
      name: 'Emgrand EC7',
      producedFrom: 2009,
      models: [generation('I (FE-1)', 2009, 2018, 'sedan', '1.5L I4 Petrol (JL4G15D)', '1.8L I4 Petrol (JL4G18D)')],
    },
    {
      name: 'Emgrand X7',
      producedFrom: 2013,
      models: [
        generation(
          'I (NL-4)',
          2013,
          2022,
          'suv',
          '1.8L I4 Petrol (JL4G18)',
          '2.0L I4 Petrol (JLD-4G20)',
          '2.4L I4 Petrol (JLD-4G24)',
        ),
      ],
    },
    {
      name: 'MK',
      producedFrom: 2006,
      models: [generation('I', 2006, 2015, 'sedan', '1.5L I4 Petrol (MR479QA)', '1.6L I4 Petrol (MR481QA)')],
    },
    { name: 'Okavango', producedFrom: 2020, models: [generation('I (VX11)', 2020, null, 'suv', JLH20)] },
  ],
};
const belgee: FeedBrand = {
  name: 'Belgee',
  series: [
    { name: 'X50', producedFrom: 2023, models: [generation('I', 2023, null, 'suv', JLH15)] },
    {
      name: 'X70',
      producedFrom: 2023,
      models: [generation('I', 2023, null, 'suv', '1.5L I3 Turbo Petrol (JLH-3G15TD)')],
    },
  ],
};

const changan: FeedBrand = {
  name: 'Changan',
  series: [
    { name: 'CS35', producedFrom: 2012, models: [generation('I', 2012, 2021, 'suv', JL478)] },
    {
      name: 'CS35 Plus',
      producedFrom: 2018,
      models: [generation('I', 2018, null, 'suv', JL478, '1.4L I4 Turbo Petrol (JL473ZQ2)', CA15)],
    },
    { name: 'CS55', producedFrom: 2017, models: [generation('I', 2017, 2021, 'suv', JL476)] },
    {
      name: 'CS55 Plus',
      producedFrom: 2019,
      models: [generation('I', 2019, 2021, 'suv', JL476), generation('II', 2021, null, 'suv', CA15)],
    },
    {
      name: 'CS75',
      producedFrom: 2013,
      models: [generation('I', 2013, 2021, 'suv', '1.8L I4 Turbo Petrol (JL486ZQ2)', '2.0L I4 Petrol (JL486Q5)')],
    },
    { name: 'CS75 Plus', producedFrom: 2019, models: [generation('I', 2019, null, 'suv', CA15, CA20)] },
    { name: 'UNI-K', producedFrom: 2020, models: [generation('I', 2020, null, 'suv', CA20)] },
    { name: 'UNI-T', producedFrom: 2020, models: [generation('I', 2020, null, 'suv', CA15, CA20)] },
    { name: 'UNI-V', producedFrom: 2021, models: [generation('I', 2021, null, 'sedan', CA15, CA20)] },
    {
      name: 'Alsvin',
      producedFrom: 2018,
      models: [generation('III', 2018, null, 'sedan', '1.5L I4 Petrol (JL473QF)')],
    },
    {
      name: 'Eado Plus',
      producedFrom: 2020,
      models: [generation('I', 2020, null, 'sedan', '1.4L I4 Turbo Petrol (JL473ZQ2)', JL478)],
    },
  ],
};

const jac: FeedBrand = {
  name: 'JAC',
  series: [
    {
      name: 'S3',
      producedFrom: 2014,
      models: [generation('I', 2014, 2023, 'suv', '1.5L I4 Petrol (HFC4GB2.3D)', '1.6L I4 Petrol (HFC4GB2.4D)')],
    },
    {
      name: 'S5',
      producedFrom: 2013,
      models: [generation('I', 2013, 2020, 'suv', '2.0L I4 Petrol (HFC4GA3.3D)', HFC15)],
    },
    { name: 'S7', producedFrom: 2017, models: [generation('I', 2017, 2023, 'suv', HFC15)] },
    { name: 'J7', producedFrom: 2019, models: [generation('I', 2019, null, 'sedan', HFC15)] },
    { name: 'JS4', producedFrom: 2020, models: [generation('I', 2020, null, 'suv', HFC15)] },
    { name: 'JS6', producedFrom: 2022, models: [generation('I', 2022, null, 'suv', HFC15)] },
    {
      name: 'T6',
      producedFrom: 2015,
      models: [generation('I', 2015, null, 'pickup', '2.0L I4 Petrol (HFC4GA3.3D)', '2.0L I4 Diesel (HFC4DB2-1C)')],
    },
    {
      name: 'T8',
      producedFrom: 2018,
      models: [
        generation('I', 2018, null, 'pickup', '2.0L I4 Turbo Petrol (HFC4GA3.4D)', '2.0L I4 Diesel (HFC4DB2-1D)'),
      ],
    },
  ],
};

const lifan: FeedBrand = {
  name: 'Lifan',
  series: [
    { name: 'X60', producedFrom: 2011, models: [generation('I', 2011, 2019, 'suv', LFB479)] },
    {
      name: 'Solano',
      producedFrom: 2008,
      models: [
        generation('I (620)', 2008, 2016, 'sedan', LF481, LFB479),
        generation('II (650)', 2016, 2019, 'sedan', '1.5L I4 Petrol (LF479Q2)', LFB479),
      ],
    },
    {
      name: 'Smily',
      producedFrom: 2008,
      models: [generation('I (320)', 2008, 2017, 'hatchback', '1.3L I4 Petrol (LF479Q3)')],
    },
    {
      name: 'Breez',
      producedFrom: 2006,
      models: [generation('I (520)', 2006, 2012, 'sedan', '1.3L I4 Petrol (LF479Q3)', LF481)],
    },
  ],
};

/** The Solaris and Rio of Volkswagen: the Kaluga sedan and liftback are families of their own. */
const volkswagen: FeedBrand = {
  name: 'Volkswagen',
  series: [
    {
      name: 'Polo (Russia)',
      producedFrom: 2010,
      models: [
        generation(
          'V sedan (612)',
          2010,
          2020,
          'sedan',
          '1.6L I4 MPI Petrol (CFNA)',
          '1.6L I4 MPI Petrol (CWVA)',
          '1.4L I4 TSI Petrol (CZCA)',
        ),
        generation(
          'VI liftback (CK)',
          2020,
          2022,
          'hatchback',
          '1.6L I4 MPI Petrol (CWVA)',
          '1.4L I4 TSI Petrol (CZDA)',
        ),
      ],
    },
  ],
};
const nissan: FeedBrand = {
  name: 'Nissan',
  series: [
    {
      name: 'Almera (Russia)',
      producedFrom: 2012,
      models: [generation('G15', 2012, 2018, 'sedan', '1.6L I4 16V Petrol (K4M)')],
    },
  ],
};

export const otherMakes: readonly FeedBrand[] = [
  haval,
  tank,
  exeed,
  omoda,
  jaecoo,
  geely,
  belgee,
  changan,
  jac,
  lifan,
  volkswagen,
  nissan,
];
