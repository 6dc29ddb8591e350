import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router-dom';
import { useHref } from '@partshop/features/core';
import type { Leaving } from './lead-on.saga.ts';

export type SentFormState<Answer> = {
  /** What was answered last; stays while the next answer is awaited. */
  answer: Answer | undefined;
  isSending: boolean;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    action: string;
    isBusy: boolean;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

/**
 * A form that is sent to the action of a route of ours, wherever it stands: by the router where scripts run, so that a popup stays
 * open above its page, and by the browser where they do not. `path` is without its language; `first` is what the server answered
 * to a form without scripts.
 */
export function useSentForm<Answer extends object>(path: string, first?: Answer): SentFormState<Answer> {
  const href = useHref();
  const formRef = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher();
  const latest = fetcher.data as Answer | Leaving | undefined;
  const isLeaving = latest !== undefined && 'leaving' in latest;
  const isSending = fetcher.state !== 'idle' || isLeaving;

  useEffect(() => {
    // From here on the form's own messages say what is wrong; without scripts the browser's do.
    if (formRef.current) formRef.current.noValidate = true;
  });

  return {
    answer: latest === undefined || 'leaving' in latest ? first : latest,
    isSending,
    formProps: {
      ref: formRef,
      method: 'post',
      action: href(path),
      isBusy: isSending,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending) return;
        const { submitter } = event.nativeEvent;
        const form = new FormData(event.currentTarget, submitter);
        void fetcher.submit(form, { method: 'post', action: path, defaultShouldRevalidate: false });
      },
    },
  };
}
