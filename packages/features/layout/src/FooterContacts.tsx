import { DataText, useLocale, useTexts } from '@partshop/features/core';
import { clockTime, phoneHref, workDays, type WorkHours } from '@partshop/features/shared';
import type { FooterFacts } from './footer-facts.ts';
import { messages } from './layout.messages.ts';

/** Phones, mail, address and opening hours. */
export function FooterContacts({
  phones,
  email,
  address,
  hours,
}: Pick<FooterFacts, 'phones' | 'email' | 'address' | 'hours'>) {
  const t = useTexts(messages);
  return (
    <div className="footer-reach">
      <h2>{t('contacts')}</h2>
      <ul className="footer-contacts">
        {phones.map(({ name, phone }) => (
          <li key={phone}>
            <a className="footer-phone" href={phoneHref(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
            {name === '' ? null : <DataText className="footer-note">{name}</DataText>}
          </li>
        ))}
        {email === '' ? null : (
          <li>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
        )}
        {address === '' ? null : (
          <li>
            <DataText>{address}</DataText>
          </li>
        )}
        {hours.length === 0 ? null : (
          <li>
            <ul className="footer-hours" aria-label={t('hours')}>
              {hours.map((line) => (
                <Hours key={line.from} {...line} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </div>
  );
}

function Hours({ from, to, opens, closes }: WorkHours) {
  const t = useTexts(messages);
  const { tag } = useLocale();
  return (
    <li>
      <span className="footer-days">{from === 1 && to === 7 ? t('everyDay') : workDays({ from, to }, tag)}</span>{' '}
      {opens === null || closes === null ? (
        <span>{t('closed')}</span>
      ) : (
        <bdi dir="ltr">{`${clockTime(opens)}–${clockTime(closes)}`}</bdi>
      )}
    </li>
  );
}
