import { data } from 'react-router-dom';
import { ApiError, unwrap } from '@partshop/api-client';
import { callApi, notFound, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import {
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { CLAIM_INTENTS, claimsPath, readState, type ClaimIntent } from './transit-paths.ts';
import type { CLAIMS_QUERY } from './transit.query.ts';

export type ClaimRefusal = FormRefusal<'reason', 'reasonMissing'>;

/** An answer that was refused: to which claim, what was typed, and whether somebody answered it meanwhile. */
export type RefusedClaim = {
  transitId: number;
  intent: ClaimIntent;
  reason: string;
  refusal: ClaimRefusal | null;
};

const REASON_MISSING = { field: 'reason', code: 'reasonMissing' } as const;
const READING = { byCode: { 'reason-missing': REASON_MISSING }, byMember: { Description: REASON_MISSING } } as const;

/** Answers a claim as its form says, and leads to the claims again. */
export function* answerClaim({
  form,
  query,
}: ActArgs<(typeof CLAIMS_QUERY)[number]>): Saga<Response | ReturnType<typeof data<RefusedClaim>>> {
  const intent = CLAIM_INTENTS.find((known) => known === readField(form, 'intent')) ?? notFound();
  const transitId = readId(readField(form, 'transit')) ?? notFound();
  const reason = readField(form, 'reason').trim();
  const base = { transitId, intent, reason };
  const problems: Problem<'reason', 'reasonMissing'>[] = intent === 'decline' && reason === '' ? [REASON_MISSING] : [];
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<RefusedClaim>({ ...base, refusal }, { status });
  }
  const body = {
    TransitId: transitId,
    Version: Number(readField(form, 'version')) || 1,
    IsAccepted: intent === 'accept',
    Description: reason,
  };
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/services/seller/claim_json', { body, signal })));
    return redirectResponse(claimsPath(readState(query), readPage(query), intent), 303);
  } catch (error) {
    // A success, so that the page loads the claims as they are now.
    if (error instanceof ApiError && error.body.code === 'claim-changed') {
      return data<RefusedClaim>({ ...base, refusal: null });
    }
    const { refusal, status } = readRefusal(error, READING);
    return data<RefusedClaim>({ ...base, refusal }, { status });
  }
}
