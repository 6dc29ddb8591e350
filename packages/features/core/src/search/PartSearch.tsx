import { SearchForm, type SearchFormProps } from '@partshop/ui';
import { messages } from '../core.messages.ts';
import { useTexts } from '../localization/texts.ts';
import { paths } from '../routing/paths.ts';
import { useHref } from '../routing/use-href.ts';

/** The shop's search by number or name, a plain form (§5): in the header, and wherever nothing is to be seen. */
export function PartSearch(props: Partial<SearchFormProps>) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <SearchForm
      action={href(paths.searchForm.to())}
      name="q"
      label={t('search')}
      placeholder={t('search')}
      submitLabel={t('find')}
      {...props}
    />
  );
}
