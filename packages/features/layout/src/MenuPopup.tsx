import { useDispatch, useSelector } from 'react-redux';
import { sharedMessages, useTexts, useWatchers, type CoreState, type PopupProps } from '@partshop/features/core';
import { Alert, Button, Skeleton } from '@partshop/ui';
import { CategoryMenu } from './CategoryMenu.tsx';
import { menuCategoriesOf } from './menu-categories.ts';
import { messages } from './menu.messages.ts';
import { menuCategories } from './menu.loadables.ts';
import { categoriesAskedAgain, menuWatchers } from './menu.saga.ts';
import { MenuDrawer } from './menu.styles.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { useIsPhone } from './use-is-phone.ts';

/**
 * The menu (row 6): categories of two levels, under the header. On phones it is a sheet, with the shop's sections and what the top bar
 * omits.
 */
export function MenuPopup({ onClose }: PopupProps) {
  const t = useTexts(messages);
  useWatchers(menuWatchers);
  const isPhone = useIsPhone();
  const categories = (
    <nav className="menu-categories" aria-label={t('categories')}>
      <Categories isPhone={isPhone} />
    </nav>
  );
  return isPhone ? (
    <MenuDrawer isOpen onDismiss={onClose} title={t('title')} dismissLabel={t('close')}>
      <div className="menu">
        {categories}
        <MenuLinks />
      </div>
    </MenuDrawer>
  ) : (
    <MenuPanel title={t('title')} onClose={onClose}>
      {categories}
    </MenuPanel>
  );
}

function Categories({ isPhone }: { isPhone: boolean }) {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => menuCategories.select(state, 'all'));
  if (known.status === 'failed') return <Failed />;
  if (!('data' in known) || known.data === undefined) {
    return (
      <div className="menu-loading">
        <p className="ps-hidden" role="status">
          {t('loading')}
        </p>
        <Skeleton lines={12} />
      </div>
    );
  }
  const categories = menuCategoriesOf(known.data);
  return categories.length === 0 ? (
    <p className="menu-empty">{t('empty')}</p>
  ) : (
    <CategoryMenu categories={categories} isPhone={isPhone} />
  );
}

function Failed() {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const dispatch = useDispatch();
  return (
    <Alert
      tone="attention"
      title={t('failed')}
      actions={
        <Button size="small" onClick={() => dispatch(categoriesAskedAgain())}>
          {shared('retry')}
        </Button>
      }
    >
      {t('failedText')}
    </Alert>
  );
}
