import { data } from 'react-router-dom';
import { ApiError } from '@partshop/api-client';
import { redirectResponse, type Saga } from '@partshop/features/core';
import {
  answerWithDocument,
  readField,
  readRefusal,
  type FormRefusal,
  type Leaving,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';

export type OfferRefused = { refusal: FormRefusal<never, never, 'employed'> | { reason: 'unknown' } };

type Answer = {
  /** Sends the answer. */
  send: (body: { code: string; accepts: boolean }) => Saga<unknown>;
  /** Where who accepted goes on, in a new document: they see other prices or pages now. */
  next: string;
};

/** Accepts or declines an invitation, by the pressed button. */
export function* answerOffer(
  form: FormData,
  { send, next }: Answer,
): Saga<Response | ReturnType<typeof data<OfferRefused>> | ReturnType<typeof data<Leaving>>> {
  const accepts = readField(form, 'answer') === 'accept';
  try {
    yield* send({ code: readField(form, 'code'), accepts });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return data<OfferRefused>({ refusal: { reason: 'unknown' } }, { status: 404 });
    }
    const { refusal, status } = readRefusal(error, { byCode: { employed: { reason: 'employed' } } });
    return data<OfferRefused>({ refusal }, { status });
  }
  return accepts ? yield* answerWithDocument(next) : redirectResponse(paths.profile.to(), 303);
}
