import { useDispatch } from 'react-redux';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { Button, Clock } from '@partshop/ui';
import type { BasketLine } from './basket-line.ts';
import { subjectOf } from './basket-notices.ts';
import { messages } from './basket.messages.ts';
import { moveToGroup } from './basket.slice.ts';
import { BasketForm } from './BasketForm.tsx';

export type BasketLineHoldProps = { line: BasketLine; action: string };

/** Puts the line aside, for later. */
export function BasketLineHold({ line, action }: BasketLineHoldProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const dispatch = useDispatch();
  const groupName = t('heldName');
  if (line.basketId === 0) return null;
  return (
    <BasketForm
      intent="hold"
      fields={{ ids: line.basketId, groupName }}
      action={action}
      onSend={() => dispatch(moveToGroup([line], groupName))}
    >
      <Button
        isBare
        isFlush
        variant="quiet"
        size="small"
        type="submit"
        icon={<Clock />}
        aria-label={t('holdLine', { number: isolate(subjectOf(line), locale) })}
      >
        {t('hold')}
      </Button>
    </BasketForm>
  );
}
