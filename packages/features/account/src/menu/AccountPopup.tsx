import { useSelector } from 'react-redux';
import { DataText, selectClient, useHref, useLocale, useTexts, type PopupProps } from '@partshop/features/core';
import { Avatar, ChevronForward, Drawer } from '@partshop/ui';
import { accountLinks, countOf } from './account-links.ts';
import { messages } from './menu.messages.ts';
import { Account } from './menu.styles.ts';
import { AccountMoney } from './AccountMoney.tsx';
import { LogoutForm } from './LogoutForm.tsx';

/** Popup `account`: the client's name and the links to their pages. */
export function AccountPopup({ onClose }: PopupProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const client = useSelector(selectClient);
  const { ClientName = '', ClientCode } = client;
  return (
    <Drawer isOpen side="end" onDismiss={onClose} title={t('title')} dismissLabel={t('close')} actions={<LogoutForm />}>
      <Account>
        <div className="who">
          <Avatar name={ClientName} locale={locale.tag} size="large" />
          <p>
            <strong>
              <DataText>{ClientName}</DataText>
            </strong>
            <span>{t('code', { code: String(ClientCode) })}</span>
          </p>
        </div>
        <AccountMoney />
        <nav aria-label={t('links')}>
          <ul className="account-links">
            {accountLinks(client).map((link) => (
              <li key={link.name}>
                {/* Closes the panel after the link was followed. */}
                <a href={href(link.path)} onClick={() => setTimeout(onClose)}>
                  {t(link.name)}
                  {countOf(link, client) > 0 ? <span className="count">{countOf(link, client)}</span> : null}
                  <ChevronForward />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Account>
    </Drawer>
  );
}
