import { useNavigation, useSubmit } from 'react-router-dom';
import { useForm, type FormElementProps } from './use-form.ts';

/**
 * The main form of a page. Submitting it is a navigation: the chrome shows its progress, and it replaces the page's history entry.
 * The page reads the result with `useActionData`. A form `withFiles` sends what its file fields hold.
 */
export function usePageForm(
  path: string,
  { withFiles = false }: { withFiles?: boolean } = {},
): { isSending: boolean; formProps: FormElementProps & { encType?: 'multipart/form-data' } } {
  const submit = useSubmit();
  const { state, formMethod } = useNavigation();
  const isSending = state !== 'idle' && formMethod === 'POST';
  const encoding = withFiles ? ({ encType: 'multipart/form-data' } as const) : {};
  const formProps = useForm(path, isSending, async (form) =>
    submit(form, { method: 'post', action: path, replace: true, ...encoding }),
  );
  return { isSending, formProps: { ...formProps, ...encoding } };
}
