import { useSelector } from 'react-redux';
import type { CrossConflict } from '@partshop/api-client';
import { DataText, useHref, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ArrowForward, CircleCheck, EmptyState, PageHeading, PartNumber } from '@partshop/ui';
import { crossConflicts } from './crosses.loadables.ts';
import { messages } from './crosses.messages.ts';
import { CrossesRoot } from './crosses.styles.ts';

const GROUPS = [
  { reason: 'circle', title: 'circles', text: 'circlesText' },
  { reason: 'both-kinds', title: 'bothKinds', text: 'bothKindsText' },
] as const;

/** Cross references that contradict each other, for administrators (F6). */
export function CrossesScreen() {
  const t = useTexts(messages);
  const entry = useSelector((state: CoreState) => crossConflicts.select(state, undefined));
  const conflicts = 'data' in entry ? (entry.data ?? []) : [];
  if (conflicts.length === 0) {
    return (
      <CrossesRoot>
        <EmptyState title={t('none')} headingAs="h1" icon={<CircleCheck />}>
          {t('noneText')}
        </EmptyState>
      </CrossesRoot>
    );
  }
  return (
    <CrossesRoot>
      <PageHeading title={t('title')} description={t('lead', { count: conflicts.length })} />
      {GROUPS.map(({ reason, title, text }) => {
        const pairs = conflicts.filter((conflict) => conflict.reason === reason);
        return pairs.length === 0 ? null : (
          <section key={reason} className="crosses-group" aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
            <ul className="crosses-list">
              {pairs.map(({ article, other }) => (
                <li key={`${article.articleId} ${other.articleId}`}>
                  <ArticleLink {...article} />
                  <ArrowForward />
                  <ArticleLink {...other} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </CrossesRoot>
  );
}

function ArticleLink({
  catalogKey,
  clearNumber,
  catalogName,
  catalogFullNumber,
  productName,
}: CrossConflict['article']) {
  const href = useHref();
  return (
    <span>
      <a href={href(paths.price.to(catalogKey, clearNumber))}>
        <bdi>
          {catalogName} <PartNumber>{catalogFullNumber}</PartNumber>
        </bdi>
      </a>
      <DataText className="crosses-name">{productName}</DataText>
    </span>
  );
}
