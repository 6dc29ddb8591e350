import type { FeedBrand } from '../vehicle-tree.ts';
import { generation } from './generation.ts';

const ZMZ409 = '2.7L I4 16V Petrol (ZMZ-409)';
const ZMZ51432 = '2.2L I4 Diesel (ZMZ-51432)';
const UMZ421 = '2.9L I4 8V Petrol (UMZ-421)';
const ZMZ402 = '2.4L I4 8V Petrol (ZMZ-402)';
const ZMZ405 = '2.5L I4 16V Petrol (ZMZ-405)';
const ZMZ406 = '2.3L I4 16V Petrol (ZMZ-406)';
const CUMMINS28 = '2.8L I4 Diesel (Cummins ISF)';
const CHRYSLER24 = '2.4L I4 16V Petrol (Chrysler EDZ)';
const UMZ4216 = '2.9L I4 8V Petrol (UMZ-4216)';
const EVOTECH = '2.7L I4 8V Petrol (EvoTech A274)';
const UFA412 = '1.5L I4 8V Petrol (UZAM-412)';

const uaz: FeedBrand = {
  name: 'UAZ',
  series: [
    {
      name: 'Patriot',
      producedFrom: 2005,
      models: [
        generation('I (3163)', 2005, 2014, 'suv', ZMZ409, ZMZ51432, '2.3L I4 Diesel (Iveco F1A)'),
        generation('I restyling (3163)', 2014, null, 'suv', '2.7L I4 16V Petrol (ZMZ-409 PRO)', ZMZ409, ZMZ51432),
      ],
    },
    {
      name: 'Hunter',
      producedFrom: 2003,
      models: [generation('I (315195)', 2003, null, 'suv', ZMZ409, ZMZ51432, '2.4L I4 8V Petrol (UMZ-4218)')],
    },
    {
      name: '469 / 3151',
      producedFrom: 1972,
      models: [
        generation('469', 1972, 1985, 'suv', '2.4L I4 8V Petrol (UMZ-451)'),
        generation('3151', 1985, 2011, 'suv', '2.4L I4 8V Petrol (UMZ-417)', UMZ421, ZMZ409),
      ],
    },
    { name: 'Pickup', producedFrom: 2008, models: [generation('I (23632)', 2008, null, 'pickup', ZMZ409, ZMZ51432)] },
    {
      name: 'Profi',
      producedFrom: 2017,
      models: [generation('I (2360)', 2017, null, 'truck', '2.7L I4 16V Petrol (ZMZ-409 PRO)')],
    },
    {
      name: '452 (Bukhanka)',
      producedFrom: 1965,
      models: [
        generation('2206 / 3962', 1985, null, 'van', '2.4L I4 8V Petrol (UMZ-417)', UMZ421, ZMZ409),
        generation('3303 / 3909', 1985, null, 'truck', '2.4L I4 8V Petrol (UMZ-417)', UMZ421, ZMZ409),
      ],
    },
    { name: 'Simbir', producedFrom: 1999, models: [generation('I (3162)', 1999, 2005, 'suv', UMZ421, ZMZ409)] },
  ],
};

const gaz: FeedBrand = {
  name: 'GAZ',
  series: [
    {
      name: '24 Volga',
      producedFrom: 1970,
      models: [generation('24', 1970, 1992, 'sedan', '2.4L I4 8V Petrol (ZMZ-24)')],
    },
    {
      name: '3102 Volga',
      producedFrom: 1982,
      models: [generation('3102', 1982, 2009, 'sedan', ZMZ402, ZMZ406, CHRYSLER24)],
    },
    { name: '31029 Volga', producedFrom: 1992, models: [generation('31029', 1992, 1997, 'sedan', ZMZ402, ZMZ406)] },
    { name: '3110 Volga', producedFrom: 1997, models: [generation('3110', 1997, 2005, 'sedan', ZMZ402, ZMZ406)] },
    {
      name: '31105 Volga',
      producedFrom: 2004,
      models: [generation('31105', 2004, 2009, 'sedan', ZMZ402, ZMZ406, CHRYSLER24)],
    },
    {
      name: 'Volga Siber',
      producedFrom: 2008,
      models: [generation('I', 2008, 2010, 'sedan', '2.0L I4 16V Petrol (Chrysler ECC)', CHRYSLER24)],
    },
    {
      name: 'GAZelle',
      producedFrom: 1994,
      models: [
        generation('3302 / 2705', 1994, 2010, 'truck', ZMZ402, ZMZ405, ZMZ406, '2.1L I4 Diesel (GAZ-560)', UMZ4216),
        generation('3221', 1996, 2010, 'minivan', ZMZ402, ZMZ405, ZMZ406, UMZ4216),
      ],
    },
    {
      name: 'GAZelle Business',
      producedFrom: 2010,
      models: [generation('3302 / 2705', 2010, null, 'truck', UMZ4216, CUMMINS28, EVOTECH)],
    },
    {
      name: 'GAZelle Next',
      producedFrom: 2013,
      models: [generation('A21 / A22 / A31', 2013, null, 'truck', CUMMINS28, EVOTECH, '2.0L I4 Diesel (VW 2.0 TDI)')],
    },
    {
      name: 'GAZelle NN',
      producedFrom: 2021,
      models: [
        generation('I', 2021, null, 'truck', '2.5L I4 Diesel (GAZ G21A)', '2.8L I4 Diesel (Cummins F2.8)', EVOTECH),
      ],
    },
    {
      name: 'Sobol',
      producedFrom: 1998,
      models: [generation('2217 / 2752', 1998, null, 'minivan', ZMZ402, ZMZ405, ZMZ406, UMZ4216, CUMMINS28)],
    },
    {
      name: 'Valdai',
      producedFrom: 2004,
      models: [generation('33106', 2004, 2015, 'truck', '4.8L I4 Diesel (MMZ D-245)', '3.8L I4 Diesel (Cummins ISF)')],
    },
    {
      name: '3307 / 3309',
      producedFrom: 1989,
      models: [
        generation('3307 / 3309', 1989, 2020, 'truck', '4.3L V8 Petrol (ZMZ-513)', '4.8L I4 Diesel (MMZ D-245)'),
      ],
    },
  ],
};

const moskvich: FeedBrand = {
  name: 'Moskvich',
  series: [
    { name: '412', producedFrom: 1967, models: [generation('412', 1967, 1998, 'sedan', UFA412)] },
    {
      name: '2140',
      producedFrom: 1976,
      models: [generation('2140', 1976, 1988, 'sedan', UFA412, '1.4L I4 8V Petrol (MZMA-408)')],
    },
    {
      name: '2141',
      producedFrom: 1986,
      models: [
        generation(
          '2141 Svyatogor',
          1986,
          2001,
          'hatchback',
          UFA412,
          '1.6L I4 8V Petrol (VAZ-2106)',
          '2.0L I4 8V Petrol (Renault F3R)',
        ),
      ],
    },
    {
      name: '3',
      producedFrom: 2022,
      models: [generation('I', 2022, null, 'suv', '1.5L I4 Turbo Petrol (HFC4GC1.6E)')],
    },
    {
      name: '6',
      producedFrom: 2023,
      models: [generation('I', 2023, null, 'sedan', '1.5L I4 Turbo Petrol (HFC4GC1.6E)')],
    },
  ],
};

const izh: FeedBrand = {
  name: 'IZH',
  series: [
    {
      name: '2126 Oda',
      producedFrom: 1991,
      models: [
        generation('2126', 1991, 2005, 'hatchback', '1.6L I4 8V Petrol (VAZ-2106)', '1.7L I4 8V Petrol (UZAM-3317)'),
      ],
    },
    {
      name: '2717',
      producedFrom: 1997,
      models: [generation('2717', 1997, 2012, 'van', '1.6L I4 8V Petrol (VAZ-2106)', '1.7L I4 8V Petrol (UZAM-3317)')],
    },
  ],
};

const zaz: FeedBrand = {
  name: 'ZAZ',
  series: [
    {
      name: 'Chance',
      producedFrom: 2009,
      models: [generation('I', 2009, 2014, 'sedan', '1.3L I4 8V Petrol (MeMZ-307)', '1.5L I4 8V Petrol (A15SMS)')],
    },
    {
      name: 'Sens',
      producedFrom: 2000,
      models: [generation('I', 2000, 2017, 'sedan', '1.3L I4 8V Petrol (MeMZ-307)')],
    },
  ],
};

export const russianMakes: readonly FeedBrand[] = [uaz, gaz, moskvich, izh, zaz];
