import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../class-names.ts';

export type Announcement = {
  /** A new one for every announcement: the same text is then read again. */
  id: string | number;
  text: string;
  /** Interrupts what is being read: for what went wrong alone. @default false */
  isUrgent?: boolean | undefined;
};

export type LiveRegionProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  announcement: Announcement | undefined;
};

/**
 * Says to screen readers what others see happen: "12 offers found". It stands in the page from the start, empty, since what
 * arrives together with its region is not read.
 */
export const LiveRegion = forwardRef<HTMLDivElement, LiveRegionProps>(function LiveRegion(
  { announcement, className, ...rest },
  ref,
) {
  const text = announcement ? <p key={announcement.id}>{announcement.text}</p> : null;
  return (
    <div ref={ref} {...rest} className={classNames('ps-hidden', className)} data-ui="LiveRegion">
      <div role="status">{announcement?.isUrgent ? null : text}</div>
      <div role="alert">{announcement?.isUrgent ? text : null}</div>
    </div>
  );
});
