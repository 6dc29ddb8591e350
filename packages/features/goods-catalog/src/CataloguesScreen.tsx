import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Trail } from '@partshop/features/breadcrumb-builder';
import { useHref, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, EmptyState, PackageSearch, PageHeading, SearchX, SegmentedLinks } from '@partshop/ui';
import { byLetter, findMakers, readCataloguesChoice, writeCataloguesQuery } from './catalogues-choice.ts';
import { messages } from './catalogues.messages.ts';
import { CataloguesRoot } from './catalogues.styles.ts';
import { catalogues } from './goods.loadables.ts';
import { CATALOGUES_QUERY } from './goods.query.ts';
import { MakerSearch } from './MakerSearch.tsx';
import { MakersByLetter } from './MakersByLetter.tsx';

const KINDS = ['all', 'parts', 'other'] as const;

/** The makers with goods on offer, by letter. */
export function CataloguesScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const query = useQuery(CATALOGUES_QUERY);
  const choice = useMemo(() => readCataloguesChoice(query), [query]);
  const entry = useSelector((state: CoreState) => catalogues.select(state, { kind: choice.kind }));
  const list = 'data' in entry ? entry.data : undefined;
  const groups = useMemo(() => byLetter(findMakers(list ?? [], choice.text)), [list, choice.text]);
  if (!list) return null;
  const path = href(paths.catalogs.to());
  return (
    <CataloguesRoot>
      <Trail items={[{ label: t('heading') }]} />
      <PageHeading title={t('heading')} description={t('description', { count: list.length })} />
      <div className="makers-toolbar">
        <SegmentedLinks
          label={t('kind')}
          items={KINDS.map((kind) => ({
            href: path + writeCataloguesQuery({ ...choice, kind }),
            label: t(kind),
            isCurrent: kind === choice.kind,
          }))}
        />
        <MakerSearch key={choice.text} action={path} choice={choice} />
      </div>
      {list.length === 0 ? (
        <EmptyState title={t('empty')} headingAs="h2" icon={<PackageSearch />} />
      ) : groups.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          headingAs="h2"
          icon={<SearchX />}
          actions={<ButtonLink href={path}>{t('showAll')}</ButtonLink>}
        >
          {t('nothingText')}
        </EmptyState>
      ) : (
        <MakersByLetter groups={groups} />
      )}
    </CataloguesRoot>
  );
}
