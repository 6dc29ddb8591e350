import { useTexts } from '@partshop/features/core';
import { Button, Search, TextField } from '@partshop/ui';
import type { CataloguesChoice } from './catalogues-choice.ts';
import { messages } from './catalogues.messages.ts';

type MakerSearchProps = { /** The URL of the page. */ action: string; choice: CataloguesChoice };

/** Searches among the makers: a plain form that loads the same page with another query. */
export function MakerSearch({ action, choice: { kind, text } }: MakerSearchProps) {
  const t = useTexts(messages);
  return (
    <form className="makers-search" role="search" action={action} aria-label={t('search')}>
      {kind === 'all' ? null : <input type="hidden" name="goods" value={kind} />}
      <TextField
        type="search"
        name="q"
        label={t('search')}
        isLabelHidden
        placeholder={t('search')}
        defaultValue={text}
        autoComplete="off"
        maxLength={80}
      />
      <Button type="submit" icon={<Search />}>
        {t('find')}
      </Button>
    </form>
  );
}
