import type { Names } from '../../platform/values/names.ts';

/** A city as carriers need it. */
export type Destination = {
  /** GeoNames id. */
  id: number;
  /** Its Russian name, which carriers look up. */
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  latitude: number;
  longitude: number;
  /** From our warehouse. */
  km: number;
};

/** A city to deliver to. */
export type DeliveryCity = Destination & {
  names: Names;
  /** Of the shop. */
  points: number;
  /** Calendar days of our lorries to it. */
  wayDays: number;
};

export type Parcel = { grams: number };

/** Where a carrier hands a parcel over: at its point, or at the buyer's door. */
export type Service = 'point' | 'door';

export type Quote = {
  kopecks: number;
  /** Calendar days on the way. */
  daysMin: number;
  daysMax: number;
};

export type CarrierPoint = {
  id: string;
  name: string;
  address: string;
  hours: string;
  latitude: number;
  longitude: number;
  isDemo: boolean;
};

/** A company that takes parcels. Its methods throw `CarrierFailed` when it does not answer. */
export type Carrier = {
  /** What each service costs; one that does not take the parcel there is absent. */
  quote: (to: Destination, parcel: Parcel) => Promise<Partial<Record<Service, Quote>>>;
  /** Its points in a city, with texts in the language as far as it has them. */
  points: (to: Destination, lang: string) => Promise<CarrierPoint[]>;
};

/** The carrier does not answer, or not in a way that is known. */
export class CarrierFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'CarrierFailed';
  }
}
