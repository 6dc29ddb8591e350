import { useSelector } from 'react-redux';
import { createFragment, useHref, useTexts, type CoreState } from '@partshop/features/core';
import { selectList } from '@partshop/features/lists';
import { openLinks, paths } from '@partshop/features/shared';
import { Heart, Scale } from '@partshop/ui';
import { messages } from './layout.messages.ts';

const LINKS = [
  { list: 'favorites', path: paths.favorites.to(), Icon: Heart },
  { list: 'compare', path: paths.compare.to(), Icon: Scale },
] as const;

/** The wish list and the comparison, each with its number of articles. */
export function HeaderLists({ path }: { path: string }) {
  const favorites = useSelector((state: CoreState) => selectList(state, 'favorites').length);
  const compare = useSelector((state: CoreState) => selectList(state, 'compare').length);
  return <Links favorites={String(favorites || '')} compare={String(compare || '')} current={currentOf(path)} />;
}

type Current = (typeof LINKS)[number]['list'] | '';

const currentOf = (here: string): Current => LINKS.find(({ path }) => path === here)?.list ?? '';

const Links = createFragment<{ favorites: string; compare: string; current: Current }>(
  function FavoritesAndCompare({ current, ...counts }) {
    const t = useTexts(messages);
    const href = useHref();
    return (
      <>
        {openLinks(LINKS).map(({ list, path, Icon }) => (
          <a
            key={list}
            className={`header-action header-${list}`}
            href={href(path)}
            aria-current={list === current ? 'page' : undefined}
          >
            <Icon />
            <span className="header-action-name">{t(list)}</span>{' '}
            {counts[list] === '' ? null : <span className="header-count">{counts[list]}</span>}
          </a>
        ))}
      </>
    );
  },
  ['favorites', 'compare'],
);
