import type { ListName } from '@partshop/api-client';
import type { ListChange } from './lists.slice.ts';

/** The id of the form that the buttons of a page belong to. */
export const LISTS_FORM = 'lists';

/** The fields of that form: the page to return to, and the pressed button, which has one of two names. */
export const BACK = 'back';
const PUT = 'put';
const TAKE = 'take';

/** The attributes of a button that changes a list: it belongs to the page's one form, and works without scripts. */
export const listButton = ({ list, articleId, isListed }: ListChange) =>
  ({
    type: 'submit',
    form: LISTS_FORM,
    name: isListed ? PUT : TAKE,
    value: `${list} ${articleId}`,
  }) as const;

const VALUE = /^(favorites|compare) ([1-9]\d{0,14})$/;

/** Reads the pressed button from its name and value; null for anything else. */
export function readListButton(name: string, value: string): ListChange | null {
  const [, list, id] = VALUE.exec(value) ?? [];
  if (id === undefined || (name !== PUT && name !== TAKE)) return null;
  return { list: list as ListName, articleId: Number(id), isListed: name === PUT };
}

/** The same from a sent form. */
export function readListForm(form: FormData): ListChange | null {
  for (const name of [PUT, TAKE]) {
    const value = form.get(name);
    if (typeof value === 'string') return readListButton(name, value);
  }
  return null;
}
