import { forwardRef, type ReactNode } from 'react';
import { StateFrame, type StateFrameProps } from '../state-frame/StateFrame.tsx';

export type ErrorStateProps = StateFrameProps & {
  /** The status code, or what support would ask for. */
  code?: ReactNode;
};

/** Something that should be here is not: what happened, in words, and the way on. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState({ code, ...rest }, ref) {
  const mark = code ? (
    <bdi className="ps-state-code" dir="ltr">
      {code}
    </bdi>
  ) : null;
  return <StateFrame ref={ref} {...rest} name="ErrorState" mark={mark} />;
});
