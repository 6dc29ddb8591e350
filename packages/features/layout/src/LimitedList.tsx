import { useState, type ReactElement, type ReactNode } from 'react';
import { CATEGORY_LIST_LIMIT, useTexts } from '@partshop/features/core';
import { Button } from '@partshop/ui';
import { messages } from './menu.messages.ts';

type LimitedListProps = {
  /** One `li` per category. */
  items: readonly ReactElement[];
  /** More entries at the beginning. */
  before?: ReactNode;
  className: string;
};

/** §9: a list of categories that shows 15 until it is expanded. */
export function LimitedList({ items, before, className }: LimitedListProps) {
  const t = useTexts(messages);
  const [isWhole, setIsWhole] = useState(false);
  const rest = items.length - CATEGORY_LIST_LIMIT;
  return (
    <>
      <ul className={className}>
        {before}
        {isWhole ? items : items.slice(0, CATEGORY_LIST_LIMIT)}
      </ul>
      {rest > 0 ? (
        <Button
          className="menu-rest"
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('showLess') : t('showAll', { count: rest })}
        </Button>
      ) : null}
    </>
  );
}
