import { styled } from 'styled-components';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, Heart, Scale } from '@partshop/ui';
import { listButton } from './list-button.ts';
import { messages } from './list.messages.ts';
import { useIsListed } from './use-is-listed.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ps-space-1) var(--ps-space-4);
  align-items: center;

  & [data-listed='true'] > svg {
    fill: currentcolor;
    fill-opacity: 0.3;
  }

  & > a {
    font-size: var(--ps-type-sm);
  }

  @media print {
    display: none;
  }
`;

/** The buttons of the article that a page is about, with a link to what it is compared with. Needs `listMessages`. */
export function ListActions({ articleId }: { articleId: number }) {
  const t = useTexts(messages);
  const href = useHref();
  const { isFavorite, isCompared } = useIsListed(articleId);
  return (
    <Root>
      <Button
        variant="quiet"
        size="small"
        isFlush
        icon={<Heart />}
        data-listed={isFavorite}
        {...listButton({ list: 'favorites', articleId, isListed: !isFavorite })}
      >
        {t(isFavorite ? 'inFavorites' : 'favorite')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        isFlush
        icon={<Scale />}
        data-listed={isCompared}
        {...listButton({ list: 'compare', articleId, isListed: !isCompared })}
      >
        {t(isCompared ? 'inCompare' : 'compare')}
      </Button>
      {isCompared ? (
        <a className="ps-touch" href={href(paths.compare.to())}>
          {t('openCompare')}
        </a>
      ) : null}
    </Root>
  );
}
