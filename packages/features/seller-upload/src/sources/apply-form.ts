import { GONE_LIMIT } from '@partshop/api-client';
import { readField } from '@partshop/features/core/forms';

/** What becomes of a file that comes by itself, as it is typed. */
export type TypedApply = { replaces: boolean; applies: boolean; goneLimit: string };

type Known = { replaces: boolean; applies: boolean; goneLimit: number };

export const typedApplyOf = ({ replaces, applies, goneLimit }: Known): TypedApply => ({
  replaces,
  applies,
  goneLimit: String(goneLimit),
});

export const readTypedApply = (form: FormData): TypedApply => ({
  replaces: form.has('replaces'),
  applies: form.has('applies'),
  // Forms of claims do not ask for it.
  goneLimit: form.has('goneLimit') ? readField(form, 'goneLimit').trim() : String(GONE_LIMIT),
});

export const isLimit = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= 100;

export const toApply = ({ replaces, applies, goneLimit }: TypedApply) => ({
  Replaces: replaces,
  Applies: applies,
  GoneLimit: Number(goneLimit),
});
