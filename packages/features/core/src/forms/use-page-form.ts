import { useNavigation, useSubmit } from 'react-router-dom';
import { useForm, type FormElementProps } from './use-form.ts';

/**
 * The form that a page is about: sending it is a navigation, which the chrome shows and which takes the place of the page in the
 * history. The answer is the page's `useActionData`.
 */
export function usePageForm(path: string): { isSending: boolean; formProps: FormElementProps } {
  const submit = useSubmit();
  const { state, formMethod } = useNavigation();
  const isSending = state !== 'idle' && formMethod === 'POST';
  const formProps = useForm(path, isSending, (form) => {
    void submit(form, { method: 'post', action: path, replace: true, preventScrollReset: true });
  });
  return { isSending, formProps };
}
