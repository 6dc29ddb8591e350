import { rootReducer, type CoreState } from '@partshop/features/core';
import type { ChoiceRefusal } from './choice-refusal.ts';
import type { CityChoice } from './city-choice.ts';
import { LARGEST, type PickerRequest } from './picker-request.ts';

/** How far the choice has come. */
export type ChoicePhase =
  | { phase: 'open' }
  | { phase: 'saving'; cityId: number }
  | { phase: 'saved'; name: string }
  | { phase: 'failed'; refusal: ChoiceRefusal };

/** The dialog of the choice; its page keeps all this in its address and its action. */
export type CityState = {
  request: PickerRequest;
  /** What stands in the search field. */
  typed: string;
  choice: ChoicePhase;
};

const OPENED = 'city/opened';
export const ASKED = 'city/asked';
export const TYPED = 'city/typed';
export const PICKED = 'city/picked';
const SAVED = 'city/saved';
const REFUSED = 'city/refused';

export const pickerOpened = () => ({ type: OPENED }) as const;
export const pickerAsked = (request: PickerRequest) => ({ type: ASKED, request }) as const;
export const cityTyped = (text: string) => ({ type: TYPED, text }) as const;
/** The visitor wants this city. */
export const cityPicked = (city: CityChoice) => ({ type: PICKED, city }) as const;
export const citySaved = (name: string) => ({ type: SAVED, name }) as const;
export const cityRefused = (refusal: ChoiceRefusal) => ({ type: REFUSED, refusal }) as const;

type CityAction = ReturnType<
  | typeof pickerOpened
  | typeof pickerAsked
  | typeof cityTyped
  | typeof cityPicked
  | typeof citySaved
  | typeof cityRefused
>;

const BEGINNING: CityState = { request: LARGEST, typed: '', choice: { phase: 'open' } };

function reducer(state: CityState = BEGINNING, action: CityAction): CityState {
  switch (action.type) {
    case OPENED:
      return BEGINNING;
    case ASKED:
      return { ...state, request: action.request };
    case TYPED:
      return { ...state, typed: action.text };
    case PICKED:
      return { ...state, choice: { phase: 'saving', cityId: action.city.id } };
    case SAVED:
      return { ...state, choice: { phase: 'saved', name: action.name } };
    case REFUSED:
      return { ...state, choice: { phase: 'failed', refusal: action.refusal } };
    default:
      return state;
  }
}

rootReducer.inject({ reducerPath: 'city', reducer });

export const selectCityState = (state: CoreState): CityState =>
  (state as unknown as { city?: CityState }).city ?? BEGINNING;
