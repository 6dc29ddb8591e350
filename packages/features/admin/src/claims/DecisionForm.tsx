import { useActionData } from 'react-router-dom';
import type { ClaimDecision } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm, usePageForm } from '@partshop/features/core/forms';
import { Button } from '@partshop/ui';
import { messages } from './claims.messages.ts';
import { claimKey, type ClaimsRefused } from './claims.saga.ts';
import { claimsPath, type ShownClaims } from './shown-claims.ts';

type DecisionFormProps = {
  shown: ShownClaims;
  sellerId: number;
  /** Absent where it is about all that the seller claims. */
  claim?: { articleId: number; otherId: number };
  decision: ClaimDecision | null;
  /** What it is about, in words. */
  name: string;
};

/** Decides about one claim or all of a seller's; `was` says what was seen. */
export function DecisionForm({ shown, sellerId, claim, decision, name }: DecisionFormProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(claimsPath(shown));
  const refused = useActionData<ClaimsRefused | undefined>();
  const own = refused?.key === claimKey({ sellerId, ...claim }) ? refused : undefined;
  const choices = [
    { value: 'accept', text: claim ? 'accept' : 'acceptAll', isOffered: decision !== 'accept' },
    { value: 'refuse', text: claim ? 'refuse' : 'refuseAll', isOffered: decision !== 'refuse' },
    { value: 'undo', text: 'undo', isOffered: decision !== null },
  ] as const;
  return (
    <SentForm
      {...formProps}
      isPending={isSending}
      refusal={own?.refusal}
      errors={[]}
      actions={choices
        .filter(({ isOffered }) => isOffered)
        .map(({ value, text }) => (
          <Button
            key={value}
            type="submit"
            size="small"
            name="decision"
            value={value}
            aria-disabled={isSending || undefined}
            aria-label={t(`${text}Of`, { claim: name })}
          >
            {t(text)}
          </Button>
        ))}
    >
      <input type="hidden" name="sellerId" value={sellerId} />
      {claim ? (
        <>
          <input type="hidden" name="articleId" value={claim.articleId} />
          <input type="hidden" name="otherId" value={claim.otherId} />
        </>
      ) : null}
      <input type="hidden" name="was" value={decision ?? ''} />
    </SentForm>
  );
}
