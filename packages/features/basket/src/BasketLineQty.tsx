import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isolate, useLocale, sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, QuantityStepper } from '@partshop/ui';
import type { RefusedBasketForm } from './act-on-basket.saga.ts';
import { subjectOf } from './basket-notices.ts';
import { isBlocked, type BasketLine } from './basket-line.ts';
import { messages } from './basket.messages.ts';
import { setBasketQty } from './basket.slice.ts';
import { useQuantityNote } from './use-quantity-note.ts';
import { useRefusalText } from './use-refusal-text.ts';

export type BasketLineQtyProps = {
  line: BasketLine;
  size?: 'small' | 'medium';
  /** Form action; its query preserves the view. */
  action: string;
  /** A refused form for this line. */
  refused: RefusedBasketForm | undefined;
};

/** The quantity: a form with a save button, or one that saves by itself with scripts. An unavailable line shows the number only. */
export function BasketLineQty({ line, size = 'medium', action, refused }: BasketLineQtyProps) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const locale = useLocale();
  const dispatch = useDispatch();
  const refusalText = useRefusalText();
  const [typed, setTyped] = useState(
    refused && !refused.isComment && Number.isFinite(Number(refused.typed)) ? Number(refused.typed) : undefined,
  );
  const { note, onAdjust } = useQuantityNote(line);
  const { basketId, qty, available, multiplicity } = line;
  if (basketId === 0 || (isBlocked(line) && line.problem !== 'not-enough'))
    return <span className="line-pieces">{shared('pieces', { count: qty })}</span>;

  const errorId = `qty-error-${basketId}`;
  const noteId = `qty-note-${basketId}`;
  const hasError = refused !== undefined && typed !== undefined;
  return (
    <form
      className="line-qty"
      method="post"
      action={href(paths.basket.to()) + action}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="intent" value="set-qty" />
      <input type="hidden" name="basketId" value={basketId} />
      <input type="hidden" name="seenQty" value={qty} />
      <QuantityStepper
        isBare
        size={size}
        name="qty"
        label={t('quantityOf', { number: isolate(subjectOf(line), locale) })}
        decreaseLabel={t('less')}
        increaseLabel={t('more')}
        value={typed ?? qty}
        max={available}
        step={multiplicity}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? errorId : note ? noteId : undefined}
        onAdjust={onAdjust}
        onValueChange={(next) => {
          setTyped(undefined);
          dispatch(setBasketQty(basketId, next));
        }}
      />
      <Button isBare className="line-recount" type="submit" size="small">
        {t('recount')}
      </Button>
      {multiplicity > 1 ? <span className="line-packs">{t('packs', { count: multiplicity })}</span> : null}
      <output className="line-note" id={noteId}>
        {note}
      </output>
      {hasError ? (
        <p className="line-error" id={errorId}>
          {refusalText(refused.refusal)}
        </p>
      ) : null}
    </form>
  );
}
