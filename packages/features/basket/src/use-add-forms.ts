import type { MouseEvent, SyntheticEvent } from 'react';
import { useDispatch } from 'react-redux';
import { readAddForm } from './add-form.ts';
import { addToBasket } from './basket.slice.ts';

const lineOf = (form: Element | null) => (form instanceof HTMLFormElement ? readAddForm(form) : null);

/**
 * The handlers of an element around forms of offers: they add a line at once, without a document. The second click of a double
 * click does nothing, however fast the first one was answered.
 */
export function useAddForms() {
  const dispatch = useDispatch();
  return {
    onSubmit(event: SyntheticEvent): void {
      const line = event.target instanceof Element ? lineOf(event.target) : null;
      if (!line) return;
      event.preventDefault();
      dispatch(addToBasket(line));
    },
    onClick(event: MouseEvent): void {
      if (event.detail < 2 || !(event.target instanceof Element)) return;
      const button = event.target.closest('[type="submit"]');
      if (button && lineOf(button.closest('form'))) event.preventDefault();
    },
  };
}
