import type { City, CityPoint } from '@partshop/api-client';
import type { SignInRefusal } from '../form/sign-in-refusal.ts';

export type DetailsField = 'name' | 'email' | 'password' | 'city';

/** Typed values of the last step, never the password. Ids are texts, empty if nothing was chosen. */
export type DetailsValues = { name: string; email: string; cityId: string; city: string; pointId: string };

export const EMPTY_DETAILS: DetailsValues = { name: '', email: '', cityId: '', city: '', pointId: '' };

/** The step of a registration to show, with the typed values and the refusal, if any. */
export type RegisterAnswer =
  | { step: 'phone'; phone: string; refusal: SignInRefusal<'phone'> | null }
  /** `seconds` until another code can be requested; null: the earlier countdown continues. */
  | { step: 'code'; phone: string; seconds: number | null; refusal: SignInRefusal<'code'> | null }
  /** The phone is proved and belongs to a client who may log in only by password. */
  | { step: 'password'; phone: string }
  | { step: 'details'; phone: string; values: DetailsValues; refusal: SignInRefusal<DetailsField> | null };

/** Suggestions of the city field; null after an error. */
export type CitiesAnswer = { query: string; cities: City[] | null };
export type PointsAnswer = { cityId: string; points: CityPoint[] };
