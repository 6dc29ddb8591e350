import type { ComparedPhoto } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { ArticleName } from '@partshop/ui';
import { Change, ChangesTable } from './ChangesPart.tsx';
import type { ClaimsTableProps } from './ClaimChangesPart.tsx';
import { messages } from './upload.messages.ts';

/** Addresses of a seller's photos, as a file would change them. */
export function PhotosTable({ title, claims, count }: ClaimsTableProps<ComparedPhoto>) {
  const t = useTexts(messages);
  return (
    <ChangesTable
      title={title}
      heads={[t('article'), t('addressChange'), t('photo')]}
      count={count}
      rows={claims.map(({ row, maker, number, position, address, oldAddress }) => ({
        row,
        key: `${maker} ${number} ${position}`,
        cells: [
          <ArticleName key="article" maker={maker} number={number} />,
          <bdi key="address" className="photo-address">
            <Change from={oldAddress} to={address} />
          </bdi>,
          t('placeOf', { place: position }),
        ],
      }))}
    />
  );
}
