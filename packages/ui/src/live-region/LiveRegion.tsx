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
  return (
    <div
      ref={ref}
      role="status"
      aria-live={announcement?.isUrgent ? 'assertive' : 'polite'}
      {...rest}
      className={classNames('ps-hidden', className)}
      data-ui="LiveRegion"
    >
      {announcement ? <p key={announcement.id}>{announcement.text}</p> : null}
    </div>
  );
});
