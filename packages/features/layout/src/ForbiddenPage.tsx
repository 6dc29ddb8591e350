import { useSelector } from 'react-redux';
import { ButtonLink, EmptyState, Store, User } from '@partshop/ui';
import { isSeller, selectClient, sharedMessages, useHere, useHref, useTexts } from '@partshop/features/core';
import { isOpenPage, paths } from '@partshop/features/shared';
import { messages } from './errors.messages.ts';

/** The page for visitors without access: for guests (401) or another role (403), D25. */
export function ForbiddenPage({ kind }: { kind: 'login' | 'access' }) {
  return kind === 'login' ? <LoginNeeded /> : <RoleNeeded />;
}

function LoginNeeded() {
  const t = useTexts(messages);
  const href = useHref();
  const { pathname, search } = useHere();
  const target = pathname + search;
  return (
    <EmptyState
      headingAs="h1"
      title={t('loginTitle')}
      icon={<User />}
      actions={
        <>
          <ButtonLink
            href={href(paths.login.to(target))}
            variant="primary"
            data-popup="login"
            data-popup-target={target}
            aria-haspopup="dialog"
          >
            {t('login')}
          </ButtonLink>
          <ButtonLink
            href={href(paths.register.to(target))}
            data-popup="login"
            data-popup-mode="registration"
            data-popup-target={target}
            aria-haspopup="dialog"
          >
            {t('register')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('loginText')}</p>
    </EmptyState>
  );
}

function RoleNeeded() {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const { pathname } = useHere();
  const sells = isSeller(useSelector(selectClient));
  const isForSellers = pathname.startsWith('/seller');
  const isForStaff = pathname.startsWith('/admin');
  return (
    <EmptyState
      headingAs="h1"
      title={t('accessTitle')}
      icon={<Store />}
      actions={
        <>
          {isForSellers && sells ? (
            <ButtonLink href={href(paths.sellerNewOrders.to())} variant="primary">
              {t('toOrders')}
            </ButtonLink>
          ) : (
            <ButtonLink href={href(paths.home.to())} variant="primary">
              {shared('toHome')}
            </ButtonLink>
          )}
          {isForSellers && !sells && isOpenPage(paths.becomeSupplier.to()) ? (
            <ButtonLink href={href(paths.becomeSupplier.to())}>{t('becomeSupplier')}</ButtonLink>
          ) : null}
        </>
      }
    >
      <p>
        {t(isForSellers ? (sells ? 'accessSellerRole' : 'accessSeller') : isForStaff ? 'accessStaff' : 'accessText')}
      </p>
    </EmptyState>
  );
}
