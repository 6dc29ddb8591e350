import { useFetcher } from 'react-router-dom';
import type { Leaving } from './answer-with-document.saga.ts';
import { useForm, type FormElementProps } from './use-form.ts';

export type SentFormState<Answer> = {
  /** The last result; stays while the next one is awaited. */
  answer: Answer | undefined;
  isSending: boolean;
  formProps: FormElementProps & { isPending: boolean };
};

/**
 * A form that submits to the action of any route without leaving the page, so that a popup stays open. `path` has no language;
 * `first` is the result of the form sent without scripts.
 */
export function useSentForm<Answer extends object>(path: string, first?: Answer): SentFormState<Answer> {
  const fetcher = useFetcher();
  const latest = fetcher.data as Answer | Leaving | undefined;
  const isLeaving = latest !== undefined && 'leaving' in latest;
  const isSending = fetcher.state !== 'idle' || isLeaving;
  const formProps = useForm(path, isSending, async (form) =>
    fetcher.submit(form, { method: 'post', action: path, defaultShouldRevalidate: false }),
  );
  return {
    answer: latest === undefined || 'leaving' in latest ? first : latest,
    isSending,
    formProps: { ...formProps, isPending: isSending },
  };
}
