import type { FeedBrand } from '../vehicle-tree.ts';
import { generation } from './generation.ts';

const GAMMA14 = '1.4L I4 Petrol (G4FA)';
const GAMMA16 = '1.6L I4 Petrol (G4FC)';
const KAPPA14 = '1.4L I4 Petrol (G4LC)';
const GAMMA16D = '1.6L I4 Petrol (G4FG)';
const NU20 = '2.0L I4 Petrol (G4NA)';
const D20DT = '2.0L I4 Diesel (D20DT / 664.951)';
const E20 = '2.0L I4 Petrol (G20D / 161.951)';
const E23 = '2.3L I4 Petrol (G23D / 161.970)';
const F16D3 = '1.6L I4 16V Petrol (F16D3)';
const A15SMS = '1.5L I4 8V Petrol (A15SMS)';
const A15MF = '1.5L I4 16V Petrol (A15MF)';

/** Families made for Russia that the packaged tree lacks; they join its brands. */
const hyundai: FeedBrand = {
  name: 'Hyundai',
  series: [
    {
      name: 'Solaris',
      producedFrom: 2010,
      models: [
        generation('I (RB)', 2010, 2017, 'sedan', GAMMA14, GAMMA16),
        generation('II (HCr)', 2017, 2022, 'sedan', KAPPA14, GAMMA16D),
      ],
    },
    {
      name: 'Creta (Russia)',
      producedFrom: 2016,
      models: [
        generation('I (GS)', 2016, 2021, 'suv', GAMMA16D, NU20),
        generation('II (SU2r)', 2021, 2022, 'suv', GAMMA16D, NU20),
      ],
    },
  ],
};
const kia: FeedBrand = {
  name: 'Kia',
  series: [
    {
      name: 'Rio (Russia)',
      producedFrom: 2011,
      models: [
        generation('III (QBR)', 2011, 2017, 'sedan', GAMMA14, GAMMA16),
        generation('IV (FB)', 2017, 2022, 'sedan', KAPPA14, GAMMA16D),
      ],
    },
  ],
};
const solaris: FeedBrand = {
  name: 'Solaris',
  series: [
    { name: 'HS', producedFrom: 2024, models: [generation('I', 2024, null, 'sedan', GAMMA16D)] },
    { name: 'HC', producedFrom: 2024, models: [generation('I', 2024, null, 'suv', GAMMA16D, NU20)] },
    { name: 'KRS', producedFrom: 2024, models: [generation('I', 2024, null, 'sedan', GAMMA16D)] },
    { name: 'KRX', producedFrom: 2024, models: [generation('I', 2024, null, 'hatchback', GAMMA16D)] },
  ],
};

const daewoo: FeedBrand = {
  name: 'Daewoo',
  series: [
    {
      name: 'Nexia',
      producedFrom: 1995,
      models: [
        generation('I (N100)', 1995, 2008, 'sedan', '1.5L I4 8V Petrol (G15MF)', A15MF),
        generation('I restyling (N150)', 2008, 2016, 'sedan', A15SMS, F16D3),
      ],
    },
    {
      name: 'Matiz',
      producedFrom: 1998,
      models: [
        generation('I (M100 / M150)', 1998, 2015, 'hatchback', '0.8L I3 Petrol (F8CV)', '1.0L I4 Petrol (B10S1)'),
      ],
    },
    {
      name: 'Gentra',
      producedFrom: 2013,
      models: [generation('II', 2013, 2015, 'sedan', '1.5L I4 16V Petrol (B15D2)')],
    },
    {
      name: 'Lanos',
      producedFrom: 1997,
      models: [
        generation('T100', 1997, 2009, 'sedan', '1.3L I4 8V Petrol (A13SMS)', A15SMS, '1.6L I4 16V Petrol (A16DMS)'),
      ],
    },
    {
      name: 'Nubira',
      producedFrom: 1997,
      models: [
        generation('J100 / J150', 1997, 2003, 'sedan', '1.6L I4 16V Petrol (A16DMS)', '2.0L I4 16V Petrol (X20SED)'),
      ],
    },
    {
      name: 'Leganza',
      producedFrom: 1997,
      models: [generation('V100', 1997, 2002, 'sedan', '2.0L I4 16V Petrol (X20SED)', '2.2L I4 16V Petrol (T22SED)')],
    },
    {
      name: 'Espero',
      producedFrom: 1990,
      models: [
        generation('KLEJ', 1990, 1999, 'sedan', A15MF, '1.8L I4 8V Petrol (C18LE)', '2.0L I4 8V Petrol (C20LE)'),
      ],
    },
  ],
};
const ravon: FeedBrand = {
  name: 'Ravon',
  series: [
    { name: 'R2', producedFrom: 2016, models: [generation('I', 2016, 2020, 'hatchback', '1.2L I4 Petrol (B12D1)')] },
    {
      name: 'Nexia R3',
      producedFrom: 2016,
      models: [generation('I', 2016, 2020, 'sedan', '1.5L I4 16V Petrol (B15D2)')],
    },
    { name: 'R4', producedFrom: 2016, models: [generation('I', 2016, 2020, 'sedan', '1.5L I4 16V Petrol (B15D2)')] },
    {
      name: 'Gentra',
      producedFrom: 2015,
      models: [generation('I', 2015, 2018, 'sedan', '1.5L I4 16V Petrol (B15D2)')],
    },
  ],
};

const ssangyong: FeedBrand = {
  name: 'SsangYong',
  series: [
    {
      name: 'Actyon',
      producedFrom: 2005,
      models: [
        generation('I (CJ)', 2005, 2010, 'suv', D20DT, E23),
        generation('II (CK)', 2010, 2015, 'suv', '2.0L I4 Petrol (G20DF / 671)', '2.0L I4 Diesel (D20DTF / 671)'),
      ],
    },
    {
      name: 'Actyon Sports',
      producedFrom: 2006,
      models: [
        generation('I (QJ)', 2006, 2012, 'pickup', D20DT, E23),
        generation('II', 2012, 2018, 'pickup', '2.0L I4 Diesel (D20DTR)', E23),
      ],
    },
    {
      name: 'Kyron',
      producedFrom: 2005,
      models: [generation('I (DJ)', 2005, 2015, 'suv', D20DT, E23, '2.7L I5 Diesel (D27DT)')],
    },
    {
      name: 'Rexton',
      producedFrom: 2001,
      models: [
        generation(
          'I (RJ)',
          2001,
          2012,
          'suv',
          '2.7L I5 Diesel (D27DT)',
          '2.9L I5 Diesel (662.935)',
          '3.2L I6 Petrol (162.994)',
        ),
        generation(
          'III (W)',
          2012,
          2017,
          'suv',
          '2.0L I4 Diesel (D20DTR)',
          '2.7L I5 Diesel (D27DTP)',
          '3.2L I6 Petrol (162.994)',
        ),
        generation('IV (Y400)', 2017, null, 'suv', '2.0L I4 Turbo Petrol (G20DTR)', '2.2L I4 Diesel (D22DTR)'),
      ],
    },
    {
      name: 'Korando',
      producedFrom: 1996,
      models: [
        generation('II (KJ)', 1996, 2006, 'suv', E20, E23, '2.9L I5 Diesel (662.920)'),
        generation('III (CK)', 2010, 2019, 'suv', '2.0L I4 Petrol (G20DF / 671)', '2.0L I4 Diesel (D20DTF / 671)'),
      ],
    },
    {
      name: 'Musso',
      producedFrom: 1993,
      models: [generation('I (FJ)', 1993, 2005, 'suv', E20, E23, '2.9L I5 Diesel (662.920)')],
    },
    {
      name: 'Stavic',
      producedFrom: 2013,
      models: [generation('I', 2013, 2018, 'minivan', '2.0L I4 Diesel (D20DTR)', '3.2L I6 Petrol (162.994)')],
    },
    {
      name: 'Tivoli',
      producedFrom: 2015,
      models: [generation('I', 2015, null, 'suv', '1.6L I4 Petrol (G16DF)', '1.6L I4 Diesel (D16DTF)')],
    },
  ],
};

const datsun: FeedBrand = {
  name: 'Datsun',
  series: [
    {
      name: 'on-DO',
      producedFrom: 2014,
      models: [
        generation(
          'I (2195)',
          2014,
          2020,
          'sedan',
          '1596 cc I4 8V Petrol (21116)',
          '1596 cc I4 8V Petrol (11186)',
          '1596 cc I4 16V Petrol (21127)',
        ),
      ],
    },
    {
      name: 'mi-DO',
      producedFrom: 2015,
      models: [
        generation(
          'I (2197)',
          2015,
          2020,
          'hatchback',
          '1596 cc I4 8V Petrol (11186)',
          '1596 cc I4 16V Petrol (21127)',
        ),
      ],
    },
  ],
};

export const koreanMakes: readonly FeedBrand[] = [hyundai, kia, solaris, daewoo, ravon, ssangyong, datsun];
