import { useSelector } from 'react-redux';
import {
  createFragment,
  DataText,
  isAnonymous,
  selectClient,
  useHere,
  useHref,
  useLocale,
  useTexts,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Avatar, User } from '@partshop/ui';
import { messages } from './layout.messages.ts';
import { loginTargetOf } from './login-target.ts';

/** §4: the personal menu for clients, login for guests. */
export function AccountLink({ isCurrent }: { isCurrent: boolean }) {
  const client = useSelector(selectClient);
  const target = loginTargetOf(useHere());
  const href = useHref();
  if (!isAnonymous(client)) return <OwnMenu name={client.ClientName ?? ''} isCurrent={isCurrent} />;
  return <Login address={href(paths.login.to(target))} target={target} />;
}

function OwnMenu({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  return (
    <a
      className="header-action header-account"
      href={href(paths.profile.to())}
      data-popup="account"
      aria-haspopup="dialog"
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Avatar name={name} locale={locale.tag} size="small" />
      <span className="header-action-name">{t('account')}</span> <DataText className="ps-hidden">{name}</DataText>
    </a>
  );
}

const Login = createFragment<{ address: string; target: string }>(
  function LoginLink({ address, target }) {
    const t = useTexts(messages);
    return (
      <a
        className="header-action header-account"
        href={address}
        data-popup="login"
        data-popup-target={target}
        aria-haspopup="dialog"
      >
        <User />
        <span className="header-action-name">{t('login')}</span>
      </a>
    );
  },
  ['address', 'target'],
);
