import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../class-names.ts';

export type VisuallyHiddenProps = ComponentPropsWithoutRef<'span'>;

/** Text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, children, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={classNames('ps-hidden', className)} data-ui="VisuallyHidden">
      {children}
    </span>
  );
});
