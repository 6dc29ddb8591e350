import { data } from 'react-router-dom';
import { ApiError, unwrap, type CarOption } from '@partshop/api-client';
import {
  awaitCurrentUser,
  callApi,
  describePage,
  dispatch,
  formStatusOf,
  loadTexts,
  redirectResponse,
  sharedMessages,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { isOpenPage, paths } from '@partshop/features/shared';
import type { AddCarName } from './add-car.query.ts';
import { type CarNames, carPage, namedOf } from './car-names.ts';
import { loadAwaitedLists } from './car-selection.saga.ts';
import { routeRestored } from './car-selection.slice.ts';
import { carLists, type CarList } from './car-selector.loadables.ts';
import { messages } from './car-picker.messages.ts';
import { messages as choiceMessages } from './car-selector.messages.ts';
import { fetchCar } from './current-car.saga.ts';
import { restoreSelection } from './restore-selection.saga.ts';

/** The page of the choice. Critical: the lists of the steps in the address; the list of the next step has a retry. */
export function* loadAddCar({ query }: LoadArgs<AddCarName>): Saga {
  yield* loadTexts(messages, choiceMessages, sharedMessages);
  yield* awaitCurrentUser();
  if (query.has('brand')) yield* dispatch(routeRestored(yield* readSteps(query)));
  else yield* restoreSelection(null);
  yield* loadAwaitedLists();
  yield* describePage(messages, (t) => ({
    title: t('pageTitle'),
    canonicalPath: paths.addCar.to(),
    isIndexed: false,
  }));
}

/** The steps of the address by name; those from the first unknown id on are left out. */
function* readSteps(query: LoadArgs<AddCarName>['query']): Saga<CarNames> {
  const brand = yield* findStep({ level: 'brand' }, query.get('brand'));
  if (!brand) return {};
  const model = yield* findStep({ level: 'model', brandId: brand.value }, query.get('model'));
  if (!model) return { brand: namedOf(brand) };
  const car = { brand: namedOf(brand), seria: namedOf(model, 1), model: namedOf(model) };
  const engine = yield* findStep({ level: 'engine', modelId: model.value }, query.get('engine'));
  return engine ? { ...car, engine: namedOf(engine) } : car;
}

function* findStep(list: CarList, id: string | null): Saga<CarOption | undefined> {
  if (id === null) return undefined;
  const groups = yield* carLists.load(list);
  return groups.flatMap(({ children }) => children).find(({ value }) => String(value) === id);
}

/** What the page shows after a form that failed. */
export type AddCarAnswer = { isFailed: true };

/** Keeps the car of the form's `engine`, or none for 0, and leads to its parts. Without scripts. */
export function* saveCar({ form }: ActArgs<AddCarName>): Saga<Response | ReturnType<typeof data<AddCarAnswer>>> {
  const id = Number(form.get('engine'));
  try {
    yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/set-engine-id', { params: { query: { id } }, signal })),
    );
    if (id === 0 || !isOpenPage(paths.cars.to())) return redirectResponse(paths.addCar.to(), 303);
    return redirectResponse(carPage(yield* fetchCar(id)), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<AddCarAnswer>({ isFailed: true }, { status: formStatusOf(error) });
  }
}
