import type { ListMail, MailedList, PriceUploadType } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { ButtonLink, PartNumber } from '@partshop/ui';
import { messages as sourceMessages } from '../sources/sources.messages.ts';
import { Letters } from './Letters.tsx';
import { mailPath } from './mail-path.ts';
import { messages } from './mail.messages.ts';

/** The addresses to which a seller's files are sent, who may send them, and the last letters. */
export function MailPart({ type, mail }: { type: PriceUploadType; mail: ListMail }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const { mailbox, lists, letters } = mail;
  return (
    <section className="part" aria-labelledby="mail-heading">
      <h2 id="mail-heading">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
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
              <li key={list.priceListId}>
                <Mailed list={list} />
              </li>
            ))}
          </ul>
          <Letters type={type} letters={letters} />
        </>
      ) : (
        <>
          <p className="muted">{t('none')}</p>
          <p>
            <ButtonLink href={href(mailPath(type, 'senders'))}>{t('begin')}</ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}

function Mailed({ list: { type, priceListId, listName, address, applies } }: { list: MailedList }) {
  const t = useTexts(messages);
  const tSource = useTexts(sourceMessages);
  const locale = useLocale();
  const href = useHref();
  const list = isolate(listName, locale);
  return (
    <>
      <strong>
        <DataText>{listName}</DataText>
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
        <a className="ps-touch" href={href(mailPath(type, priceListId))} aria-label={t('changeOf', { list })}>
          {tSource('change')}
        </a>
      </span>
    </>
  );
}
