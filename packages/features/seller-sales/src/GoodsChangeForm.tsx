import { useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { Button, ChevronDown, TextField, type GridSelected } from '@partshop/ui';
import type { RefusedChange } from './act-on-goods.saga.ts';
import { findChangeProblems, selectionFields, type ChangeProblem } from './change-goods.ts';
import { messages } from './goods.messages.ts';
import { goodsPath } from './position-views.ts';
import type { GoodsChoice } from './sales-choice.ts';

type GoodsChangeFormProps = {
  choice: GoodsChoice;
  selected: GridSelected;
  /** How many goods the filters leave. */
  total: number;
  refused: RefusedChange | undefined;
};

/** Changes the chosen goods, or all that are found: the seller sees what would change before it does. */
export function GoodsChangeForm({ choice, selected, total, refused }: GoodsChangeFormProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(goodsPath(choice));
  const { errors, idOf, errorOf } = useProblems<'percent', ChangeProblem>(
    refused?.refusal,
    ({ code }) => t(code),
    findChangeProblems,
  );
  const { chosen, ids } = selectionFields(selected);
  const isAll = chosen === 'all';
  const count = selected.kind === 'all' ? total - selected.except.size : selected.keys.size || total;
  return (
    <details className="fold" open={refused !== undefined}>
      <summary>
        {t('changeGoods')}
        <ChevronDown />
      </summary>
      <SentForm
        {...formProps}
        className="view-form"
        isPending={isSending}
        refusal={refused?.refusal}
        errors={errors}
        hasOneField
        actions={
          <>
            <Button type="submit" name="intent" value="price" isPending={isSending} pendingLabel={t('comparing')}>
              {t('comparePrices')}
            </Button>
            <Button type="submit" name="intent" value="stop" variant="secondary" formNoValidate>
              {t('stopSelling')}
            </Button>
          </>
        }
      >
        <p role="status">{t(isAll ? 'changesFound' : 'changesChosen', { count })}</p>
        <p className="muted">{t('changesLater')}</p>
        <input type="hidden" name="chosen" value={chosen} />
        <input type="hidden" name="ids" value={ids} />
        <TextField
          id={idOf('percent')}
          name="percent"
          label={t('percent')}
          hint={t('percentHint')}
          error={errorOf('percent')}
          defaultValue={refused?.percent}
          inputMode="text"
          autoComplete="off"
          dir="ltr"
        />
      </SentForm>
    </details>
  );
}
