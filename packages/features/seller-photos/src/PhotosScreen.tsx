import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { useHref, useQuery, useTexts, useWatchers, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, PageHeading } from '@partshop/ui';
import { AddressForm } from './AddressForm.tsx';
import { FilesForm } from './FilesForm.tsx';
import { LoadReport } from './LoadReport.tsx';
import type { RefusedPhotos } from './load-photos.saga.ts';
import { pictureLoads } from './photos.loadables.ts';
import { messages } from './photos.messages.ts';
import { PHOTOS_QUERY } from './photos.query.ts';
import { photosWatchers } from './photos.saga.ts';
import { PhotosPage } from './photos.styles.ts';

/** /seller/load-web-photo: pictures of goods by address or as files, and what became of the last ones. */
export function PhotosScreen() {
  useWatchers(photosWatchers);
  const t = useTexts(messages);
  const href = useHref();
  const done = useQuery(PHOTOS_QUERY).get('done');
  const refused = useActionData<RefusedPhotos | undefined>() ?? null;
  const known = useSelector((state: CoreState) => pictureLoads.select(state, undefined));
  const last = 'data' in known ? known.data : undefined;
  if (!last) return null;
  return (
    <PhotosPage data-ui="SellerPhotos">
      <PageHeading title={t('title')} description={t('lead')} />
      {done !== null && !refused ? <Alert tone="positive">{t(done === 'files' ? 'taken' : 'started')}</Alert> : null}
      <p>
        <a className="ps-touch" href={href(paths.sellerUpload.to('photos'))}>
          {t('byList')}
        </a>
      </p>
      <AddressForm refused={refused} />
      {/* After a load the field is empty again. */}
      <FilesForm key={last.load?.id} refused={refused} />
      <LoadReport load={last.load} />
    </PhotosPage>
  );
}
