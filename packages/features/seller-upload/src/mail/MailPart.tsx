import { isOfList, type ListMail, type MailedList, type UploadType } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { ButtonLink, PartNumber } from '@partshop/ui';
import { messages as sourceMessages } from '../sources/sources.messages.ts';
import { useTargetName } from '../sources/use-target-name.ts';
import { Letters } from './Letters.tsx';
import { mailPath } from './mail-path.ts';
import { messages } from './mail.messages.ts';

/** The addresses to which a seller's files are sent, who may send them, and the last letters. */
export function MailPart({ type, mail }: { type: UploadType; mail: ListMail }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const { mailbox, lists, letters } = mail;
  return (
    <section className="part" aria-labelledby="mail-heading">
      <h2 id="mail-heading">{t('title')}</h2>
      <p className="muted">{t(isOfList(type) ? 'lead' : 'leadClaims')}</p>
      {mailbox ? (
        <>
          <p>
            {t('from', { senders: mailbox.senders.map((sender) => isolate(sender, locale)).join(', ') })}{' '}
            <a className="ps-touch" href={href(mailPath(type, 'senders'))}>
              {t('changeSenders')}
            </a>
          </p>
          {lists.length === 0 ? <p className="muted">{t('noLists')}</p> : null}
          <ul className="uploads">
            {lists.map((list) => (
              <li key={list.priceListId ?? list.type}>
                <Mailed list={list} />
              </li>
            ))}
          </ul>
          <Letters type={type} letters={letters} />
        </>
      ) : (
        <>
          <p className="muted">{t(isOfList(type) ? 'none' : 'noneClaims')}</p>
          <p>
            <ButtonLink href={href(mailPath(type, 'senders'))}>{t('begin')}</ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}

function Mailed({ list: mailed }: { list: MailedList }) {
  const t = useTexts(messages);
  const tSource = useTexts(sourceMessages);
  const locale = useLocale();
  const href = useHref();
  const { type, priceListId, address, applies } = mailed;
  const name = useTargetName()(mailed);
  const list = isolate(name, locale);
  return (
    <>
      <strong>
        <DataText>{name}</DataText>
      </strong>
      <PartNumber
        isCopyable
        className="mail-address"
        texts={{ copy: t('copyOf', { list }), copied: t('copied'), selected: t('selected') }}
      >
        {address}
      </PartNumber>
      <span className="muted">{tSource(applies ? 'applies' : 'asks')}</span>
      <span>
        <a
          className="ps-touch"
          href={href(mailPath(type, priceListId ?? 'claims'))}
          aria-label={t('changeOf', { list })}
        >
          {tSource('change')}
        </a>
      </span>
    </>
  );
}
