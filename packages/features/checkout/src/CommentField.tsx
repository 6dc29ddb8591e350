import { useSelector } from 'react-redux';
import { selectIsWholesale, useTexts } from '@partshop/features/core';
import { CheckboxField, Plus, TextAreaField } from '@partshop/ui';
import { MAX_LENGTH } from './checkout-rules.ts';
import { messages } from './checkout.messages.ts';

export type CommentFieldProps = { id: string; value: string; isImportant: boolean; error: string | undefined };

/**
 * A comment on the order, folded away until it is wanted. A draft with a comment opens it. Wholesale clients mark one that the shop must
 * read before it sends anything.
 */
export function CommentField({ id, value, isImportant, error }: CommentFieldProps) {
  const t = useTexts(messages);
  const isWholesale = useSelector(selectIsWholesale);
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
      {isWholesale ? (
        <CheckboxField
          name="IsImportantComment"
          value="yes"
          label={t('importantComment')}
          hint={t('importantCommentHint')}
          defaultChecked={isImportant}
        />
      ) : null}
    </details>
  );
}
