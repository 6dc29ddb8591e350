import { useNavigation, useSubmit } from 'react-router-dom';
import { useForm, type FormElementProps } from './use-form.ts';

/**
 * The main form of a page. Submitting it is a navigation: the chrome shows its progress, and it replaces the page's history entry.
 * The page reads the result with `useActionData`.
 */
export function usePageForm(path: string): { isSending: boolean; formProps: FormElementProps } {
  const submit = useSubmit();
  const { state, formMethod } = useNavigation();
  const isSending = state !== 'idle' && formMethod === 'POST';
  const formProps = useForm(path, isSending, async (form) =>
    submit(form, { method: 'post', action: path, replace: true }),
  );
  return { isSending, formProps };
}
