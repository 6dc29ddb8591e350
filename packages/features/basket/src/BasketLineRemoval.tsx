import { useDispatch, useSelector } from 'react-redux';
import { isolate, paths, selectLocale, useHref, useTexts } from '@partshop/core';
import { IconButton, Trash2 } from '@partshop/ui';
import type { BasketLine } from './basket-line.ts';
import { subjectOf } from './basket-notices.ts';
import { messages } from './basket.messages.ts';
import { announceRemoval, removeFromBasket } from './basket.slice.ts';

export type BasketLineRemovalProps = { line: BasketLine; action: string };

/** Removes the line at once; a message offers to bring it back. */
export function BasketLineRemoval({ line, action }: BasketLineRemovalProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useSelector(selectLocale);
  const dispatch = useDispatch();
  return (
    <form
      className="line-removal"
      method="post"
      action={href(paths.basket.to()) + action}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(removeFromBasket(line.basketId));
        dispatch(announceRemoval(line));
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
