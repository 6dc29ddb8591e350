import { useSelector } from 'react-redux';
import { selectClient, useHref, useTexts, type PopupProps } from '@partshop/features/core';
import { openGroups } from './seller-links.ts';
import { messages } from './seller-panel.messages.ts';
import { ProviderDrawer } from './seller-panel.styles.ts';

/** §4 provider panel: every page of a seller that exists. */
export function ProviderPopup({ onClose }: PopupProps) {
  const t = useTexts(messages);
  const href = useHref();
  const client = useSelector(selectClient);
  return (
    <ProviderDrawer isOpen onDismiss={onClose} title={t('title')} dismissLabel={t('close')}>
      <div className="provider-groups">
        {openGroups(client).map((group) => (
          <nav key={group.name} aria-labelledby={`provider-${group.name}`}>
            <h3 id={`provider-${group.name}`}>{t(group.name)}</h3>
            <ul className="provider-links">
              {group.links.map(({ name, path }) => (
                <li key={path}>
                  <a href={href(path)}>{t(name)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </ProviderDrawer>
  );
}
