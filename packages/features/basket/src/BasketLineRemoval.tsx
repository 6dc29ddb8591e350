import { useDispatch } from 'react-redux';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { IconButton, Trash2 } from '@partshop/ui';
import type { BasketLine } from './basket-line.ts';
import { subjectOf } from './basket-notices.ts';
import { messages } from './basket.messages.ts';
import { removeFromBasket } from './basket.slice.ts';
import { BasketForm } from './BasketForm.tsx';

export type BasketLineRemovalProps = { line: BasketLine; action: string };

/** Removes the line at once; a toast offers to undo it. */
export function BasketLineRemoval({ line, action }: BasketLineRemovalProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const dispatch = useDispatch();
  return (
    <BasketForm
      className="line-removal"
      intent="delete"
      fields={{ basketId: line.basketId }}
      action={action}
      onSend={(form) => {
        focusNeighbour(form);
        dispatch(removeFromBasket(line));
      }}
    >
      <IconButton
        isBare
        type="submit"
        label={t('remove', { number: isolate(subjectOf(line), locale) })}
        disabled={line.basketId === 0}
      >
        <Trash2 />
      </IconButton>
    </BasketForm>
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
