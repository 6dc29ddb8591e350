import type { ComponentType } from 'react';
import type { PriceUploadDetails } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { ChangesPart } from './ChangesPart.tsx';
import { messages } from './upload.messages.ts';

export type ClaimsTableProps<Claim> = { title: string; claims: readonly Claim[]; count: number };

type ClaimChangesProps<Claim> = {
  upload: PriceUploadDetails;
  changes: Record<'added' | 'changed' | 'unchanged' | 'gone', number> & {
    rows: Record<'added' | 'changed' | 'gone', readonly Claim[]>;
  };
  Table: ComponentType<ClaimsTableProps<Claim>>;
};

/** What a file would change of what a seller says beside the catalogue; `Table` shows some of each kind. */
export function ClaimChangesPart<Claim>({ upload, changes, Table }: ClaimChangesProps<Claim>) {
  const t = useTexts(messages);
  const { added, changed, unchanged, gone, rows } = changes;
  const counts = [
    [t('added'), added],
    [t('changedOffers'), changed],
    [t('goneCrosses'), gone],
    [t('unchanged'), unchanged],
  ] as const;
  return (
    <ChangesPart upload={upload} counts={counts} changes={added + changed + gone}>
      <Table title={t('changedOffers')} claims={rows.changed} count={changed} />
      <Table title={t('added')} claims={rows.added} count={added} />
      <Table title={t('goneCrosses')} claims={rows.gone} count={gone} />
    </ChangesPart>
  );
}
