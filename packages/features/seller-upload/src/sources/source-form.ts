import { GONE_LIMIT, isOfList, type ListSource, type UploadType } from '@partshop/api-client';
import { readField, readId, type Problem } from '@partshop/features/core/forms';
import { isLimit, readTypedApply, toApply, typedApplyOf, type TypedApply } from './apply-form.ts';

export type SourceField = 'list' | 'url' | 'goneLimit';
export type SourceProblem = 'urlMissing' | 'urlRefused' | 'limitWrong' | 'listTaken';

/** What is typed into the form of an address. */
export type TypedSource = TypedApply & {
  list: string;
  url: string;
  /** Empty for each hour. */
  hour: string;
  isPaused: boolean;
};

type Shown = { type: UploadType; source: ListSource | undefined; firstList: number | undefined };

export const typedOf = ({ type, source, firstList }: Shown): TypedSource => ({
  list: String(source?.priceListId ?? firstList ?? ''),
  url: source?.url ?? '',
  hour: source ? String(source.hour ?? '') : '6',
  ...typedApplyOf(source ?? { replaces: isOfList(type), applies: false, goneLimit: GONE_LIMIT }),
  isPaused: source !== undefined && source.nextAt === null,
});

export const readTypedSource = (form: FormData): TypedSource => ({
  list: readField(form, 'list'),
  url: readField(form, 'url').trim(),
  hour: readField(form, 'hour'),
  ...readTypedApply(form),
  isPaused: form.has('isPaused'),
});

/** Finds what is wrong with the form of an address. */
export function findSourceProblems(form: FormData): Problem<SourceField, SourceProblem>[] {
  const { url, goneLimit } = readTypedSource(form);
  const problems: Problem<SourceField, SourceProblem>[] = [];
  if (!/^https:\/\/./i.test(url)) problems.push({ field: 'url', code: 'urlMissing' });
  if (!isLimit(goneLimit)) problems.push({ field: 'goneLimit', code: 'limitWrong' });
  return problems;
}

const settingsOf = ({ url, hour, ...typed }: TypedSource) => ({
  Url: url,
  Hour: /^\d{1,2}$/.test(hour) ? Number(hour) : null,
  ...toApply(typed),
});

export const toAdded = (type: UploadType, typed: TypedSource) => ({
  ...settingsOf(typed),
  Type: type,
  PriceListId: isOfList(type) ? (readId(typed.list) ?? 1) : null,
});

export const toChanged = (typed: TypedSource, Version: number) => ({
  ...settingsOf(typed),
  IsPaused: typed.isPaused,
  Version,
});
