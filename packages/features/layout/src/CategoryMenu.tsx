import { useState, type PointerEvent } from 'react';
import type { Category } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { ChevronForward } from '@partshop/ui';
import { CategoryImage } from '@partshop/features/shared';
import { LimitedList } from './LimitedList.tsx';
import { messages } from './menu.messages.ts';

/**
 * Parent categories with their children: on a wide screen beside them, with one parent always open; on a phone below them. In the
 * document each list follows its parent, so that the Tab key goes from a category to its children.
 */
export function CategoryMenu({ categories, isPhone }: { categories: readonly Category[]; isPhone: boolean }) {
  const [openId, setOpenId] = useState(isPhone ? null : (categories[0]?.categoryId ?? null));
  const toggle = (id: number) => setOpenId(id === openId && isPhone ? null : id);
  const point = (event: PointerEvent, id: number) => {
    if (event.pointerType === 'mouse' && !isPhone) setOpenId(id);
  };
  const items = categories.map((category) => (
    <li key={category.categoryId} onPointerEnter={(event) => point(event, category.categoryId)}>
      {category.children.length === 0 ? (
        <PlainParent {...category} />
      ) : (
        <Parent
          category={category}
          isOpen={category.categoryId === openId}
          onToggle={() => toggle(category.categoryId)}
        />
      )}
    </li>
  ));
  return <LimitedList className="menu-parents" items={items} />;
}

function PlainParent(category: Category) {
  const href = useHref();
  return (
    <a className="menu-parent-name" href={href(category.categoryLink)}>
      <CategoryImage className="menu-picture" of={category} sizes="40px" />
      <span>{category.categoryName}</span>
    </a>
  );
}

function Parent({ category, isOpen, onToggle }: { category: Category; isOpen: boolean; onToggle: () => void }) {
  const t = useTexts(messages);
  const href = useHref();
  const { categoryId, categoryName, categoryLink, children } = category;
  const panelId = `menu-category-${categoryId}`;
  return (
    <>
      <button
        type="button"
        className="menu-parent-name"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <CategoryImage className="menu-picture" of={category} sizes="40px" />
        <span>{categoryName}</span>
        <ChevronForward />
      </button>
      <div id={panelId} className="menu-children" hidden={!isOpen}>
        <div className="menu-pane">
          <p className="menu-children-title" aria-hidden="true">
            {categoryName}
          </p>
          <LimitedList
            className="menu-list menu-tiles"
            before={
              <li>
                <a className="menu-all" href={href(categoryLink)}>
                  {t('allOf')}
                </a>
              </li>
            }
            items={children.map((child) => (
              <li key={child.categoryId}>
                <a href={href(child.categoryLink)}>
                  <CategoryImage className="menu-picture" of={child} sizes="56px" />
                  <span>{child.categoryName}</span>
                </a>
              </li>
            ))}
          />
        </div>
      </div>
    </>
  );
}
