import { useDispatch } from 'react-redux';
import { useTexts } from '@partshop/features/core';
import { Button, CheckboxField } from '@partshop/ui';
import type { BasketLine } from './basket-line.ts';
import { messages } from './basket.messages.ts';
import { acceptPrices, markForOrder, moveToGroup } from './basket.slice.ts';
import { BasketForm } from './BasketForm.tsx';
import { MoveLines } from './MoveLines.tsx';
import type { MoveOutcome } from './move-lines.saga.ts';
import { ShareForm } from './ShareForm.tsx';
import { GroupNameForm } from './GroupNameForm.tsx';

export type BasketSelectionProps = {
  lines: readonly BasketLine[];
  action: string;
  /** What became of a move of lines to a client. */
  move: MoveOutcome['move'] | undefined;
};

const idsOf = (lines: readonly BasketLine[]) => lines.map(({ basketId }) => basketId).join(',');

/** Above the lines: marks all for the order or none, puts the marked ones aside, and accepts all new prices. */
export function BasketSelection({ lines, action, move }: BasketSelectionProps) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const saved = lines.filter(({ basketId }) => basketId !== 0);
  const marked = saved.filter(({ inOrder }) => inOrder);
  const repriced = saved.filter(({ problem }) => problem === 'price-changed');
  const isAll = marked.length === saved.length;
  return (
    <div className="selection">
      <BasketForm
        className="selection-all"
        intent="mark"
        fields={{ ids: idsOf(saved) }}
        action={action}
        onSend={() => undefined}
      >
        <CheckboxField
          ref={(input) => {
            if (input) input.indeterminate = !isAll && marked.length > 0;
          }}
          isBare
          name="inOrder"
          label={t('orderAll')}
          checked={isAll}
          onValueChange={(isChecked) => dispatch(markForOrder(saved, isChecked))}
        />
        <Button isBare className="line-recount" type="submit" size="small">
          {t('save')}
        </Button>
      </BasketForm>
      {marked.length > 0 ? (
        <GroupNameForm
          title={t('holdMarked')}
          submit={t('hold')}
          name={t('heldName')}
          ids={idsOf(marked)}
          action={action}
          onName={(name) => dispatch(moveToGroup(marked, name))}
        />
      ) : null}
      <ShareForm groupName="" />
      <MoveLines lines={saved} action={action} outcome={move} />
      {repriced.length > 0 ? (
        <BasketForm
          intent="accept"
          fields={{ ids: idsOf(saved) }}
          action={action}
          onSend={() => dispatch(acceptPrices(saved))}
        >
          <Button isBare isFlush variant="quiet" size="small" type="submit">
            {t('acceptAll')}
          </Button>
        </BasketForm>
      ) : null}
    </div>
  );
}
