import { SearchForm, type SearchFormProps } from '@partshop/ui';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { looksLikePartNumber, paths } from './paths.ts';

/**
 * The shop's search by number or name, a plain form (§5): in the header, and on empty pages. A number is set as numbers are. `search-box`
 * finds it by `data-part-search` and adds suggestions.
 */
export function PartSearch(props: Partial<SearchFormProps>) {
  const t = useTexts(sharedMessages);
  const href = useHref();
  return (
    <SearchForm
      action={href(paths.searchForm.to())}
      name="q"
      label={t('search')}
      placeholder={t('search')}
      submitLabel={t('find')}
      data-part-search=""
      data-code={looksLikePartNumber(props.defaultValue ?? '') || undefined}
      {...props}
    />
  );
}
