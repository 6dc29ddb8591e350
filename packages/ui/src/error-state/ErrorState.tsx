import { forwardRef, type ReactNode } from 'react';
import { StateFrame, type StateFrameProps } from '../state-frame/StateFrame.tsx';

export type ErrorStateProps = StateFrameProps & {
  /** The status code, or a code for the support team. */
  code?: ReactNode;
};

/** Replaces content that could not be shown: says what happened and what to do. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState({ code, ...rest }, ref) {
  const mark = code ? (
    <bdi className="ps-state-code" dir="ltr">
      {code}
    </bdi>
  ) : null;
  return <StateFrame ref={ref} {...rest} name="ErrorState" mark={mark} />;
});
