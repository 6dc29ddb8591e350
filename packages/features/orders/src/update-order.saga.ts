import { data } from 'react-router-dom';
import { ApiError, unwrap } from '@partshop/api-client';
import { callApi, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import {
  findEmailProblem,
  findNameProblem,
  readField,
  readRefusal,
  refuseFields,
  type ContactCode,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';

export const UPDATE_INTENT = 'update-order';

export type UpdateField = 'name' | 'email';
type UpdateProblem = Problem<UpdateField, ContactCode>;

/** The buyer's change of an order that was refused; `isLate`: the shop, or the buyer elsewhere, was faster. */
export type RefusedUpdate = {
  update: TypedUpdate;
  refusal: FormRefusal<UpdateField, ContactCode> | null;
  isLate: boolean;
};
type TypedUpdate = { name: string; email: string; comment: string };

const readTyped = (form: FormData): TypedUpdate => ({
  name: readField(form, 'name').trim(),
  email: readField(form, 'email').trim(),
  // A form submits line breaks as CRLF.
  comment: readField(form, 'comment').replaceAll('\r\n', '\n').trim(),
});

export function findUpdateProblems(form: FormData): UpdateProblem[] {
  const { name, email } = readTyped(form);
  const [inName, inEmail] = [findNameProblem(name), email === '' ? null : findEmailProblem(email)];
  return [
    ...(inName ? [{ field: 'name' as const, ...inName }] : []),
    ...(inEmail ? [{ field: 'email' as const, ...inEmail }] : []),
  ];
}

/** Changes the recipient, the mail and the comment of an own order. */
export function* updateOrder({
  params,
  form,
}: Pick<ActArgs, 'params' | 'form'>): Saga<Response | ReturnType<typeof data<RefusedUpdate>>> {
  const number = params['number'] ?? '';
  const update = readTyped(form);
  const problems = findUpdateProblems(form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<RefusedUpdate>({ update, refusal, isLate: false }, { status });
  }
  const body = {
    OrderNumber: number,
    Version: Number(readField(form, 'version')) || 1,
    ContactName: update.name,
    ContactEmail: update.email,
    Comment: update.comment,
  };
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/services/orders/UpdateOrderRetail', { body, signal })));
    return redirectResponse(paths.order.to(number), 303);
  } catch (error) {
    // A success, so that the page loads the order as it is now.
    if (error instanceof ApiError && error.status === 409) {
      return data<RefusedUpdate>({ update, refusal: null, isLate: true });
    }
    const { refusal, status } = readRefusal(error, READING);
    return data<RefusedUpdate>({ update, refusal, isLate: false }, { status });
  }
}

const READING = {
  byMember: {
    ContactName: { field: 'name', code: 'nameWrong' },
    ContactEmail: { field: 'email', code: 'emailWrong' },
  },
} as const;
