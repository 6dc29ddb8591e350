import type { Destination, Parcel, Quote } from './carrier.ts';

/** Kopecks of our own couriers: a fixed sum up to some weight, then by the kilogram. */
const COURIER = { base: 29_000, includedKg: 10, perKg: 2500, mostGrams: 50_000 };
/** Kopecks of the transport company, for parcels of any weight. */
const COMPANY = { base: 45_000, perKg: 1200, per100Km: 3500, includedKg: 15 };

const kilogramsOver = ({ grams }: Parcel, included: number): number => Math.max(0, Math.ceil(grams / 1000) - included);

/** Our courier, who sets out from a point of the city the day after the goods arrive there; undefined for a parcel too heavy to carry. */
export function courierQuote(wayDays: number, parcel: Parcel): Quote | undefined {
  if (parcel.grams > COURIER.mostGrams) return undefined;
  return {
    kopecks: COURIER.base + kilogramsOver(parcel, COURIER.includedKg) * COURIER.perKg,
    daysMin: wayDays + 1,
    daysMax: wayDays + 2,
  };
}

/** The transport company, from our warehouse to its terminal in the city. */
export function companyQuote({ km }: Pick<Destination, 'km'>, parcel: Parcel): Quote {
  const daysMin = 2 + Math.ceil(km / 400);
  return {
    kopecks:
      COMPANY.base + kilogramsOver(parcel, COMPANY.includedKg) * COMPANY.perKg + Math.ceil(km / 100) * COMPANY.per100Km,
    daysMin,
    daysMax: daysMin + 3,
  };
}
