import { useDispatch, useSelector } from 'react-redux';
import { CategoryArticleButton } from '@partshop/features/car-catalog';
import { isAdmin, popupAsked, selectClient, useHref, useTexts } from '@partshop/features/core';
import { isOpenPage, paths } from '@partshop/features/shared';
import { Button, User } from '@partshop/ui';
import { messages } from './staff.messages.ts';
import { StaffBarRoot } from './staff.styles.ts';
import { SwitchedBanner } from './SwitchedBanner.tsx';

/** §6, D14: the bar of admins and editors, or the banner while an admin is switched to a client (B5). */
export function StaffPanel() {
  const client = useSelector(selectClient);
  return client.SwitchedBy ? (
    <SwitchedBanner name={client.ClientName ?? ''} {...client.SwitchedBy} />
  ) : (
    <StaffBar role={isAdmin(client) ? 'admin' : 'editor'} />
  );
}

/** Shows the switch button to an admin and a hint to an editor. On a category's page both may change its text. */
function StaffBar({ role }: { role: 'admin' | 'editor' }) {
  const t = useTexts(messages);
  const href = useHref();
  const dispatch = useDispatch();
  return (
    <StaffBarRoot aria-label={t('bar')} data-ui="StaffBar">
      <div className="staff-row">
        <span className="staff-role">
          <User />
          {t(role)}
        </span>
        {role === 'editor' ? <span className="staff-hint">{t('editorHint')}</span> : null}
        <span className="staff-links">
          {role === 'admin' && isOpenPage(paths.adminNodes.to()) ? (
            <a className="staff-link" href={href(paths.adminNodes.to())}>
              {t('nodes')}
            </a>
          ) : null}
          {role === 'admin' ? (
            <a className="staff-link" href={href(paths.adminCrosses.to())}>
              {t('crosses')}
            </a>
          ) : null}
          {role === 'admin' ? (
            <a className="staff-link" href={href(paths.adminClaims.to())}>
              {t('claims')}
            </a>
          ) : null}
          {role === 'admin' ? (
            <a className="staff-link" href={href(paths.adminSuppliers.to())}>
              {t('suppliers')}
            </a>
          ) : null}
          <a className="staff-link" href={href(paths.adminPosts.to())}>
            {t('posts')}
          </a>
        </span>
        <span className="staff-acts">
          <CategoryArticleButton />
          {role === 'admin' ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => dispatch(popupAsked({ name: 'switch-user' }))}>
              {t('switchUser')}
            </Button>
          ) : null}
        </span>
      </div>
    </StaffBarRoot>
  );
}
