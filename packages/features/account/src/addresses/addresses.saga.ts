import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { MAX_ADDRESS_LENGTH, MIN_ADDRESS_LENGTH, unwrap } from '@partshop/api-client';
import {
  callApi,
  describePage,
  loadTexts,
  pick,
  redirectResponse,
  selectClient,
  type ActArgs,
  type Saga,
} from '@partshop/features/core';
import {
  formMessages,
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { ownAddresses } from './addresses.loadables.ts';
import { messages } from './addresses.messages.ts';

export type AddressCode = 'addressWrong' | 'full';
/** A refused form, with the address as it was typed. */
export type AddressRefused = { address: string; refusal: FormRefusal<'address', AddressCode> };

/** Loads /profile/addresses. Critical: the addresses. */
export function* loadAddresses(): Saga {
  yield all([call(ownAddresses.load), call(loadTexts, messages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Finds what is wrong with a new address. */
export function findAddressProblems(form: FormData): Problem<'address', AddressCode>[] {
  const { length } = readField(form, 'address').trim();
  return length < MIN_ADDRESS_LENGTH || length > MAX_ADDRESS_LENGTH ? [{ field: 'address', code: 'addressWrong' }] : [];
}

/** Adds an address in the client's city; or makes one the default or deletes it, by the pressed button. */
export function* actOnAddresses({ form }: ActArgs): Saga<Response | ReturnType<typeof data<AddressRefused>>> {
  const address = readField(form, 'address');
  const [chosen, removed] = [readId(readField(form, 'default')), readId(readField(form, 'remove'))];
  try {
    if (chosen !== null) yield* choose(chosen);
    else if (removed !== null) yield* remove(removed);
    else {
      const problems = findAddressProblems(form);
      if (problems.length > 0) return refuse(address, refuseFields(problems));
      const body = { cityId: (yield* pick(selectClient)).CityId ?? 0, address, isDefault: false };
      yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/addresses', { body, signal })));
    }
  } catch (error) {
    return refuse(address, readRefusal(error, READING));
  }
  return redirectResponse(paths.ownAddresses.to(), 303);
}

function* choose(id: number): Saga {
  const params = { path: { id } };
  yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/addresses/{id}/default', { params, signal })));
}

function* remove(id: number): Saga {
  const params = { path: { id } };
  yield* callApi((api, signal) => unwrap(api.DELETE('/services/cabinet/addresses/{id}', { params, signal })));
}

const READING = {
  byCode: { 'list-full': { field: 'address', code: 'full' } },
  byMember: { address: { field: 'address', code: 'addressWrong' } },
} as const;

const refuse = (address: string, { refusal, status }: { refusal: AddressRefused['refusal']; status: number }) =>
  data<AddressRefused>({ address, refusal }, { status });
