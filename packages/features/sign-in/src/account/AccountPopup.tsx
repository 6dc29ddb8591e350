import { useSelector } from 'react-redux';
import {
  DataText,
  selectClient,
  selectIsWholesale,
  useHref,
  useLocale,
  useTexts,
  type PopupProps,
} from '@partshop/features/core';
import { openLinks } from '@partshop/features/shared';
import { Avatar, ChevronForward, Drawer } from '@partshop/ui';
import { ACCOUNT_LINKS } from './account-links.ts';
import { messages } from './account.messages.ts';
import { Account } from './account.styles.ts';
import { AccountMoney } from './AccountMoney.tsx';
import { LogoutForm } from './LogoutForm.tsx';

/** Popup `account`: the client's name and the links to their pages. */
export function AccountPopup({ onClose }: PopupProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { ClientName = '', ClientCode } = useSelector(selectClient);
  const type = useSelector(selectIsWholesale) ? 'Wholesale' : 'Retail';
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
            {openLinks(ACCOUNT_LINKS)
              .filter((link) => !('for' in link) || link.for === type)
              .map(({ name, path }) => (
                <li key={name}>
                  {/* Closes the panel after the link was followed. */}
                  <a href={href(path)} onClick={() => setTimeout(onClose)}>
                    {t(name)}
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
