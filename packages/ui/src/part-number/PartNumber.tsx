import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { CopyablePartNumber, type CopyTexts } from './CopyablePartNumber.tsx';

export type PartNumberProps = ComponentPropsWithoutRef<'bdi'> &
  ({ isCopyable?: false | undefined } | { isCopyable: true; texts: CopyTexts });

/**
 * A part number in its maker's notation: left-to-right in every language, on one line, never translated. With `isCopyable` it has a
 * copy button.
 */
export const PartNumber = forwardRef<HTMLElement, PartNumberProps>(function PartNumber(props, ref) {
  if (props.isCopyable) return <CopyablePartNumber ref={ref} {...props} />;
  const { isCopyable: _plain, children, ...rest } = props;
  return (
    <bdi ref={ref} {...rest} dir="ltr" data-ui="PartNumber" translate="no">
      {children}
    </bdi>
  );
});
