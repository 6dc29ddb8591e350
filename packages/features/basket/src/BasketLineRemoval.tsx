import { useDispatch } from 'react-redux';
import { isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { IconButton, Trash2 } from '@partshop/ui';
import type { BasketLine } from './basket-line.ts';
import { subjectOf } from './basket-notices.ts';
import { messages } from './basket.messages.ts';
import { removeFromBasket } from './basket.slice.ts';

export type BasketLineRemovalProps = { line: BasketLine; action: string };

/** Removes the line at once; a toast offers to undo it. */
export function BasketLineRemoval({ line, action }: BasketLineRemovalProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const dispatch = useDispatch();
  return (
    <form
      className="line-removal"
      method="post"
      action={href(paths.basket.to()) + action}
      onSubmit={(event) => {
        event.preventDefault();
        focusNeighbour(event.currentTarget);
        dispatch(removeFromBasket(line));
      }}
    >
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="basketId" value={line.basketId} />
      <IconButton
        isBare
        type="submit"
        label={t('remove', { number: isolate(subjectOf(line), locale) })}
        disabled={line.basketId === 0}
      >
        <Trash2 />
      </IconButton>
    </form>
  );
}

/** The removed line takes the focus with it: moves it to the next line's button, or to the heading when no line is left. */
function focusNeighbour(form: HTMLFormElement): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('.line-removal')];
  const at = forms.indexOf(form);
  const next = (forms[at + 1] ?? forms[at - 1])?.querySelector('button');
  if (next) next.focus();
  else requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus());
}
