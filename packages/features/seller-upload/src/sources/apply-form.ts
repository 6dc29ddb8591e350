import { GONE_LIMIT } from '@partshop/api-client';
import { readField } from '@partshop/features/core/forms';

/** What becomes of a file that comes by itself, as it is typed. */
export type TypedApply = { replaces: boolean; applies: boolean; goneLimit: string };

export const typedApplyOf = (known?: { replaces: boolean; applies: boolean; goneLimit: number }): TypedApply => ({
  replaces: known?.replaces ?? true,
  applies: known?.applies ?? false,
  goneLimit: String(known?.goneLimit ?? GONE_LIMIT),
});

export const readTypedApply = (form: FormData): TypedApply => ({
  replaces: form.has('replaces'),
  applies: form.has('applies'),
  goneLimit: readField(form, 'goneLimit').trim(),
});

export const isLimit = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= 100;

export const toApply = ({ replaces, applies, goneLimit }: TypedApply) => ({
  Replaces: replaces,
  Applies: applies,
  GoneLimit: Number(goneLimit),
});
