import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../class-names.ts';

export type Announcement = {
  /** Pass a new object for every announcement, so that the same text is announced again. */
  id: string | number;
  text: string;
  /** Interrupts the screen reader: for errors only. @default false */
  isUrgent?: boolean | undefined;
};

export type LiveRegionProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  announcement: Announcement | undefined;
};

/**
 * Announces to screen readers what others see: "12 offers found". Render it empty from the start: screen readers ignore text that
 * appears together with its region.
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
