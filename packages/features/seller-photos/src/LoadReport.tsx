import type { PictureLoad } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { LoadRows } from './LoadRows.tsx';
import { messages } from './photos.messages.ts';

/** What became of the last load. */
export function LoadReport({ load }: { load: PictureLoad | null }) {
  const t = useTexts(messages);
  return (
    <section aria-labelledby="report-heading">
      <h2 id="report-heading">{t('report')}</h2>
      {load === null ? <p className="muted">{t('none')}</p> : <LoadRows load={load} />}
    </section>
  );
}
