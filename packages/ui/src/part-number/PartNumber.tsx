import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export type PartNumberProps = ComponentPropsWithoutRef<'bdi'>;

/** A part number as its maker writes it: left to right in every language, on one line, never translated. */
export const PartNumber = forwardRef<HTMLElement, PartNumberProps>(function PartNumber({ children, ...rest }, ref) {
  return (
    <bdi ref={ref} {...rest} dir="ltr" data-ui="PartNumber" translate="no">
      {children}
    </bdi>
  );
});
