import { forwardRef, type ReactNode } from 'react';
import { StateFrame, type StateFrameProps } from '../state-frame/StateFrame.tsx';

export type EmptyStateProps = StateFrameProps & { icon?: ReactNode };

/** Says that there is nothing here yet, and what to do about it. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState({ icon, ...rest }, ref) {
  const mark = icon ? <div className="ps-state-icon">{icon}</div> : null;
  return <StateFrame ref={ref} {...rest} name="EmptyState" mark={mark} />;
});
