import { useDispatch } from 'react-redux';
import { isolate, popupAsked, useLocale, useNow, useTexts } from '@partshop/features/core';
import { Button, TriangleAlert } from '@partshop/ui';
import { minutesLeft } from './minutes-left.ts';
import { messages } from './staff.messages.ts';
import { StaffBarRoot } from './staff.styles.ts';

const TICK_MS = 10_000;

type SwitchedBannerProps = {
  /** The client that the admin is switched to. */
  name: string;
  Reason: string;
  /** ISO instant. */
  Until: string;
};

/** B5: shows the client, the reason, the minutes left and the button to switch back. Screen readers do not announce the countdown. */
export function SwitchedBanner({ name, Reason, Until }: SwitchedBannerProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const dispatch = useDispatch();
  const minutes = minutesLeft(Until, useNow(TICK_MS));
  return (
    <StaffBarRoot aria-label={t('bar')} data-ui="SwitchedBanner" data-state="switched">
      <div className="staff-row">
        <p className="staff-switched" role="status">
          <TriangleAlert />
          <span>
            <strong>{t('switched', { name: isolate(name, locale) })}</strong>{' '}
            <span className="staff-reason">{t('reason', { reason: isolate(Reason, locale) })}</span>
          </span>
        </p>
        {/* The browser may render one minute less than the server did. */}
        <span className="staff-minutes" suppressHydrationWarning>
          {t('minutesLeft', { minutes })}
        </span>
        <Button size="small" onClick={() => dispatch(popupAsked({ name: 'switch-user', data: { mode: 'back' } }))}>
          {t('switchBack')}
        </Button>
      </div>
    </StaffBarRoot>
  );
}
