import { useState, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { selectContacts, selectIsInMoscow, selectSiteConfig, useHref, useTexts } from '@partshop/features/core';
import { hoursAt, isOpenPage, paths } from '@partshop/features/shared';
import { Link } from '@partshop/ui';
import { messages } from './chat.messages.ts';

/** When somebody replies, and how else to reach the shop. */
export function ChatReach(): ReactElement {
  const t = useTexts(messages);
  const href = useHref();
  const [now] = useState(() => new Date());
  const hours = useSelector(selectContacts)?.workTimes ?? [];
  const phones = useSelector(selectSiteConfig)?.phones;
  const isInMoscow = useSelector(selectIsInMoscow);
  const phone = isInMoscow ? phones?.moscow : phones?.other;
  const today = hoursAt(hours, now);
  const isOpen = today && today.opens !== null && today.closes !== null;
  return (
    <div className="chat-reach">
      {today ? (
        <p>
          {isOpen
            ? t('openToday', { opens: clockTime(today.opens), closes: clockTime(today.closes) })
            : t('closedToday')}
        </p>
      ) : null}
      <ul>
        {phone === undefined ? null : (
          <li>
            <Link className="ps-touch" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {t('phone', { phone: `\u2068${phone}\u2069` })}
            </Link>
          </li>
        )}
        {isOpenPage(paths.contacts.to()) ? (
          <li>
            <Link className="ps-touch" href={href(paths.contacts.to())}>
              {t('contacts')}
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** `09:00` without its leading zero: `9:00`. */
const clockTime = (time: string | null): string => (time ?? '').replace(/^0(?=\d:)/, '');
