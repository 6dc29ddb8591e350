import type { City, CityPoint } from '@partshop/api-client';
import type { SignInRefusal } from '../form/sign-in-refusal.ts';

/** Roubles are a constant of §9; how long they last is a setting of the shop, told before they are used (D50). */
export const REGISTRATION_BONUS_DAYS = 180;

export type DetailsField = 'name' | 'email' | 'password' | 'city';

/** What was typed into the last step; never the password. Ids are texts, empty where nothing was chosen. */
export type DetailsValues = { name: string; email: string; cityId: string; city: string; pointId: string };

export const EMPTY_DETAILS: DetailsValues = { name: '', email: '', cityId: '', city: '', pointId: '' };

/** Where a registration stands: the step to show, with what was typed and why it was refused, if it was. */
export type RegisterAnswer =
  | { step: 'phone'; phone: string; refusal: SignInRefusal<'phone'> | null }
  /** `seconds` until another code can be asked for; null where the wait goes on that was told before. */
  | { step: 'code'; phone: string; seconds: number | null; refusal: SignInRefusal<'code'> | null }
  /** The phone is proved and belongs to who logs in by password alone. */
  | { step: 'password'; phone: string }
  | { step: 'details'; phone: string; values: DetailsValues; refusal: SignInRefusal<DetailsField> | null };

/** What the city field asks for while somebody types; null: it could not be had. */
export type CitiesAnswer = { query: string; cities: City[] | null };
export type PointsAnswer = { cityId: string; points: CityPoint[] };
