import { useTexts } from '@partshop/features/core';
import { Plus, TextAreaField } from '@partshop/ui';
import { MAX_LENGTH } from './checkout-rules.ts';
import { messages } from './checkout.messages.ts';

export type CommentFieldProps = { id: string; value: string; error: string | undefined };

/** A comment on the order, folded away until it is wanted. A draft with a comment opens it. */
export function CommentField({ id, value, error }: CommentFieldProps) {
  const t = useTexts(messages);
  return (
    <details className="comment" open={error !== undefined || value !== ''}>
      <summary>
        <Plus />
        {t('addComment')}
      </summary>
      <TextAreaField
        id={id}
        name="Comment"
        label={t('commentLabel')}
        rows={3}
        maxLength={MAX_LENGTH.Comment}
        defaultValue={value}
        error={error}
      />
    </details>
  );
}
