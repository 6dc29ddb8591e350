import { useState, type ChangeEvent } from 'react';
import { readPriceQuery, type PriceQuery } from './price-query.ts';

type Field = HTMLInputElement | HTMLSelectElement;

export type FilterForm = {
  id: string;
  /** What the controls show: the page's query, or what was just chosen and is on its way. */
  query: PriceQuery;
  /** A control changed: the form sends itself, as its button does where scripts do not run. */
  onChange: (event: ChangeEvent<Field>) => void;
};

/** The state of the filters' form. Its controls may stand anywhere on the page, tied to it by `form={id}`. */
export function useFilterForm(query: PriceQuery): FilterForm {
  const [draft, setDraft] = useState<{ of: PriceQuery; query: PriceQuery } | null>(null);
  return {
    id: 'filters',
    query: draft?.of === query ? draft.query : query,
    onChange({ target: { form } }) {
      if (!form) return;
      setDraft({ of: query, query: readPriceQuery(queryOf(form)) });
      form.requestSubmit();
    },
  };
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return params;
}
