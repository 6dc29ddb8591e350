import { useDispatch } from 'react-redux';
import { MAX_LINE_COMMENT_LENGTH } from '@partshop/api-client';
import { DataText, isolate, useLocale, useTexts } from '@partshop/features/core';
import { readField } from '@partshop/features/core/forms';
import { Button, CheckboxField, MessageSquareText, Printer, TextAreaField } from '@partshop/ui';
import type { RefusedBasketForm } from './act-on-basket.saga.ts';
import type { BasketLine } from './basket-line.ts';
import { subjectOf } from './basket-notices.ts';
import { messages } from './basket.messages.ts';
import { setBasketComment } from './basket.slice.ts';
import { BasketForm } from './BasketForm.tsx';

export type BasketLineCommentProps = {
  line: BasketLine;
  action: string;
  /** A refused form for this line. */
  refused: RefusedBasketForm | undefined;
};

/** The comment of a line, which opens the form that changes it. */
export function BasketLineComment({ line, action, refused }: BasketLineCommentProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const dispatch = useDispatch();
  const { basketId, comment, isPrinted } = line;
  const typed = refused?.isComment ? refused.typed : undefined;
  if (basketId === 0) return null;

  const save = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const next = { text: readField(data, 'comment').trim(), isPrinted: data.has('isPrinted') };
    if (next.text !== comment || next.isPrinted !== isPrinted) {
      dispatch(setBasketComment(basketId, next.text, next.isPrinted));
    }
    const details = form.closest('details');
    details?.removeAttribute('open');
    details?.querySelector('summary')?.focus();
  };

  return (
    <details className="line-comment" open={typed === undefined ? undefined : true}>
      <summary className="ps-touch">
        <MessageSquareText />
        {comment === '' ? t('comment') : <DataText>{comment}</DataText>}
        {comment !== '' && isPrinted ? <Printer aria-label={t('isPrinted')} /> : null}
      </summary>
      <BasketForm intent="comment" fields={{ basketId, seenComment: comment }} action={action} onSend={save}>
        <TextAreaField
          key={comment}
          className="comment-text"
          isLabelHidden
          label={t('commentOf', { number: isolate(subjectOf(line), locale) })}
          name="comment"
          rows={2}
          maxLength={MAX_LINE_COMMENT_LENGTH}
          defaultValue={typed ?? comment}
        />
        <CheckboxField isBare name="isPrinted" label={t('isPrinted')} defaultChecked={isPrinted} />
        <Button isBare type="submit" size="small">
          {t('save')}
        </Button>
      </BasketForm>
    </details>
  );
}
