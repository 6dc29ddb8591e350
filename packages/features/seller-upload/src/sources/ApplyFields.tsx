import { PRICE_JUMP_PERCENT, type PriceUploadType } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { CheckboxField, TextField } from '@partshop/ui';
import type { TypedApply } from './apply-form.ts';
import { messages } from './sources.messages.ts';

type ApplyFieldsProps = {
  type: PriceUploadType;
  typed: TypedApply;
  /** Of the field for the share of goods that may go. */
  limit: { id: string; error: string | undefined };
};

/** What becomes of a file that comes by itself. */
export function ApplyFields({ type, typed, limit }: ApplyFieldsProps) {
  const t = useTexts(messages);
  return (
    <>
      <CheckboxField
        name="replaces"
        label={t(type === 'price' ? 'replacesPrice' : 'replacesStock')}
        defaultChecked={typed.replaces}
      />
      <CheckboxField
        name="applies"
        label={t('appliesField')}
        hint={t('appliesHint', { percent: PRICE_JUMP_PERCENT })}
        defaultChecked={typed.applies}
      />
      <TextField
        {...limit}
        name="goneLimit"
        label={t('goneLimit')}
        defaultValue={typed.goneLimit}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
    </>
  );
}
