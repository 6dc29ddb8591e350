import { createFragment, isolate, useLocale, useTexts } from '@partshop/features/core';
import { Heart, IconButton, Scale } from '@partshop/ui';
import { listButton } from './list-button.ts';
import { messages } from './list.messages.ts';
import { useIsListed } from './use-is-listed.ts';

/** The article that the buttons are about. */
type ListedArticle = { articleId: number; catalogName: string; catalogFullNumber: string };

/** The two small buttons of a card: wish list and comparison. Their styles are the card's (`bareRules`). */
export function ListButtons({ of: { articleId, catalogName, catalogFullNumber } }: { of: ListedArticle }) {
  const locale = useLocale();
  return (
    <Buttons
      articleId={articleId}
      article={isolate(`${catalogName} ${catalogFullNumber}`, locale)}
      {...useIsListed(articleId)}
    />
  );
}

type ButtonsProps = { articleId: number; article: string; isFavorite: boolean; isCompared: boolean };

const Buttons = createFragment<ButtonsProps>(
  function HeartAndScale({ articleId, article, isFavorite, isCompared }) {
    const t = useTexts(messages);
    return (
      <>
        <IconButton
          isBare
          size="small"
          label={t('favoriteArticle', { article })}
          aria-pressed={isFavorite}
          {...listButton({ list: 'favorites', articleId, isListed: !isFavorite })}
        >
          <Heart />
        </IconButton>
        <IconButton
          isBare
          size="small"
          label={t('compareArticle', { article })}
          aria-pressed={isCompared}
          {...listButton({ list: 'compare', articleId, isListed: !isCompared })}
        >
          <Scale />
        </IconButton>
      </>
    );
  },
  ['articleId', 'article'],
);
