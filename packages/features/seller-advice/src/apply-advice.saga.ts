import { data } from 'react-router-dom';
import { ApiError, unwrap } from '@partshop/api-client';
import { callApi, notFound, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readRefusal, type FormRefusal } from '@partshop/features/core/forms';
import { uploadPath } from '@partshop/features/seller-upload';
import { readChosen, type ADVICE_QUERY } from './advice.query.ts';

/** Why nothing was changed: other changes would be made by now, or the call failed. */
export type RefusedAdvice = { isChanged: boolean; refusal: FormRefusal | null };

type Answer = Response | ReturnType<typeof data<RefusedAdvice>>;

/** Makes the changes that were shown, and opens them among the uploads of the list. */
export function* applyAdvice({ form, query }: ActArgs<(typeof ADVICE_QUERY)[number]>): Saga<Answer> {
  const { kind: Kind, priceListId: PriceListId } = readChosen(query) ?? notFound();
  const body = { Kind, PriceListId, Version: readField(form, 'version') };
  try {
    const { uploadId } = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/seller/advice-apply_json', { body, signal })),
    );
    return redirectResponse(uploadPath('price', uploadId), 303);
  } catch (error) {
    // A success, so that the page loads what would change now.
    if (error instanceof ApiError && error.body.code === 'offer-changed') {
      return data<RefusedAdvice>({ isChanged: true, refusal: null });
    }
    const { refusal, status } = readRefusal(error, {});
    return data<RefusedAdvice>({ isChanged: false, refusal }, { status });
  }
}
