import { useDispatch } from 'react-redux';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { Button, CheckboxField, VisuallyHidden } from '@partshop/ui';
import type { BasketLine } from './basket-line.ts';
import { subjectOf } from './basket-notices.ts';
import { messages } from './basket.messages.ts';
import { markForOrder } from './basket.slice.ts';
import { BasketForm } from './BasketForm.tsx';

export type BasketLineChoiceProps = { line: BasketLine; action: string };

/** Whether the line goes into the next order. */
export function BasketLineChoice({ line, action }: BasketLineChoiceProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const dispatch = useDispatch();
  return (
    <BasketForm
      className="line-choice"
      intent="mark"
      fields={{ ids: line.basketId }}
      action={action}
      onSend={() => undefined}
    >
      <CheckboxField
        isBare
        name="inOrder"
        label={<VisuallyHidden>{t('orderLine', { number: isolate(subjectOf(line), locale) })}</VisuallyHidden>}
        checked={line.inOrder}
        disabled={line.basketId === 0}
        onValueChange={(isChecked) => dispatch(markForOrder([line], isChecked))}
      />
      <Button isBare className="line-recount" type="submit" size="small">
        {t('save')}
      </Button>
    </BasketForm>
  );
}
