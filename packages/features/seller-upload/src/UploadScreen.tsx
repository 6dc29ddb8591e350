import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import { rightToUpload, UPLOAD_TYPES, type UploadType } from '@partshop/api-client';
import {
  hasSellerRight,
  selectClient,
  useAppStore,
  useHref,
  useQuery,
  useTexts,
  useWatchers,
  type CoreState,
} from '@partshop/features/core';
import { readPage } from '@partshop/features/search';
import { paths } from '@partshop/features/shared';
import { ChipLink, PageHeading } from '@partshop/ui';
import type { UploadAnswer } from './act-on-upload.saga.ts';
import { isBusy, uploadsFollowed, uploadWatchers } from './follow-upload.saga.ts';
import type { MailAnswer } from './mail/act-on-mail.saga.ts';
import { MailedListForm, MailPart, SendersForm } from './mail/lazy-mail.ts';
import { readMail, type ShownMail } from './mail/mail-path.ts';
import { NewUpload } from './NewUpload.tsx';
import { ShownUpload } from './ShownUpload.tsx';
import type { SourceAnswer } from './sources/act-on-source.saga.ts';
import { SourceForm } from './sources/SourceForm.tsx';
import { isLoading, readSource, type ShownSource } from './sources/source-path.ts';
import { Sources } from './sources/Sources.tsx';
import { sellerUpload, sellerUploads } from './upload.loadables.ts';
import { messages } from './upload.messages.ts';
import { TEXTS_OF } from './texts-of.ts';
import { readType, readUpload, uploadPath } from './upload-path.ts';
import { UPLOAD_QUERY } from './upload.query.ts';
import { UploadPage } from './upload.styles.ts';
import { UploadHistory } from './UploadHistory.tsx';

/** /seller/upload/{type} (B3): a file for a price list, what it would change, and what was uploaded before. */
export function UploadScreen() {
  const t = useTexts(messages);
  const query = useQuery(UPLOAD_QUERY);
  const type = readType(useParams()['type']) ?? 'price';
  const answered = useActionData<UploadAnswer | SourceAnswer | MailAnswer | undefined>() ?? null;
  const answer = answered && 'intent' in answered ? answered : null;
  const ofSource = answered && 'source' in answered ? answered : null;
  const ofMail = answered && 'ofMail' in answered ? answered : null;
  const id = readUpload(query);
  const source = readSource(query);
  const mail = readMail(query);
  return (
    <UploadPage data-ui="SellerUpload">
      <PageHeading
        title={t(TEXTS_OF[type].title)}
        description={id === null && source === null && mail === null ? t(TEXTS_OF[type].lead) : undefined}
      />
      {id === null ? (
        <Start type={type} answer={answer} source={source} ofSource={ofSource} mail={mail} ofMail={ofMail} />
      ) : (
        <Chosen type={type} id={id} page={readPage(query)} answer={answer} />
      )}
    </UploadPage>
  );
}

type ChosenProps = { type: UploadType; answer: UploadAnswer | null };

type StartProps = ChosenProps & {
  source: ShownSource;
  ofSource: SourceAnswer | null;
  mail: ShownMail;
  ofMail: MailAnswer | null;
};

function Start({ type, answer, source, ofSource, mail, ofMail }: StartProps) {
  const t = useTexts(messages);
  const href = useHref();
  const known = useSelector((state: CoreState) => sellerUploads.select(state, type));
  const found = 'data' in known ? known.data : undefined;
  const store = useAppStore();
  const query = useQuery(UPLOAD_QUERY);
  const client = useSelector(selectClient);
  const isWaiting = found !== undefined && (isLoading(query, found.sources) || found.uploads.some(isBusy));
  // Before the effect below: those of the whole page come after it.
  useWatchers(uploadWatchers);
  useEffect(() => {
    if (!isWaiting) return undefined;
    store.dispatch(uploadsFollowed(type));
    return () => void store.dispatch(uploadsFollowed(null));
  }, [store, type, isWaiting]);
  if (!found) return null;
  if (source !== null && hasSellerRight(client, 'goods')) {
    const shown = found.sources.find(({ id }) => id === source);
    return <SourceForm key={source} type={type} source={shown} found={found} answer={ofSource} />;
  }
  if (mail !== null && found.mail) {
    const { mailbox, lists } = found.mail;
    if (mail === 'senders') return <SendersForm type={type} mailbox={mailbox} answer={ofMail} />;
    const list = lists.find(({ priceListId }) => (priceListId ?? 'claims') === mail);
    return list ? <MailedListForm key={mail} list={list} answer={ofMail} /> : null;
  }
  return (
    <>
      <nav aria-label={t('types')}>
        <ul className="types">
          {UPLOAD_TYPES.filter((one) => hasSellerRight(client, rightToUpload(one))).map((one) => (
            <li key={one}>
              <ChipLink href={href(uploadPath(one))} isCurrent={one === type}>
                {t(one)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <NewUpload key={type} type={type} lists={found.lists} answer={answer} />
      {type === 'photos' ? (
        <p>
          <a className="ps-touch" href={href(paths.sellerPhotos.to())}>
            {t('byFiles')}
          </a>
        </p>
      ) : null}
      {hasSellerRight(client, 'goods') ? <Sources type={type} found={found} answer={ofSource} /> : null}
      {found.mail ? <MailPart type={type} mail={found.mail} /> : null}
      <UploadHistory type={type} uploads={found.uploads} />
    </>
  );
}

function Chosen({ type, id, page, answer }: ChosenProps & { id: number; page: number }) {
  const t = useTexts(messages);
  const href = useHref();
  const known = useSelector((state: CoreState) => sellerUpload.select(state, { id, page }));
  const upload = 'data' in known ? known.data : undefined;
  if (!upload) return null;
  return (
    <>
      <p>
        <a className="ps-touch" href={href(uploadPath(type))}>
          {t('back')}
        </a>
      </p>
      <ShownUpload upload={upload} page={page} answer={answer} />
    </>
  );
}
