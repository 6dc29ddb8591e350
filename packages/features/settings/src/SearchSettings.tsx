import { useSelector } from 'react-redux';
import { selectClient, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CheckboxField, Link } from '@partshop/ui';
import type { SettingsAnswer } from './save-settings.saga.ts';
import { messages } from './settings.messages.ts';
import { SettingsPart } from './SettingsPart.tsx';

/** Whether searches are kept, and the ways to what else the shop remembers. */
export function SearchSettings({ first }: { first: SettingsAnswer | undefined }) {
  const t = useTexts(messages);
  const href = useHref();
  const isKept = useSelector(selectClient).ClientConfig.KeepsSearches !== false;
  return (
    <SettingsPart
      name="searches"
      title={t('searchesTitle')}
      text={t('searchesText')}
      first={first}
      after={
        <ul className="part-links">
          <li>
            <Link href={href(paths.searchHistory.to())} variant="standalone">
              {t('toHistory')}
            </Link>
          </li>
          <li>
            {/* Opens the banner; without scripts the page about data. */}
            <Link href={href(paths.paperwork.to())} variant="standalone" data-consent="">
              {t('consent')}
            </Link>
          </li>
        </ul>
      }
    >
      <CheckboxField name="keeps" value="yes" label={t('keeps')} defaultChecked={isKept} />
    </SettingsPart>
  );
}
