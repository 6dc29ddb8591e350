import { isOfList, PRICE_JUMP_PERCENT, type UploadType } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { CheckboxField, TextField } from '@partshop/ui';
import { TEXTS_OF } from '../texts-of.ts';
import { messages as uploadMessages } from '../upload.messages.ts';
import type { TypedApply } from './apply-form.ts';
import { messages } from './sources.messages.ts';

type ApplyFieldsProps = {
  type: UploadType;
  typed: TypedApply;
  /** Of the field for the share of goods that may go. */
  limit: { id: string; error: string | undefined };
};

/** What becomes of a file that comes by itself. A person applies one of claims. */
export function ApplyFields({ type, typed, limit }: ApplyFieldsProps) {
  const t = useTexts(messages);
  const tUpload = useTexts(uploadMessages);
  if (!isOfList(type)) {
    return <CheckboxField name="replaces" label={tUpload(TEXTS_OF[type].replaces)} defaultChecked={typed.replaces} />;
  }
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
