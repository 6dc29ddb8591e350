import { useActionData } from 'react-router-dom';
import { useQuery, useTexts } from '@partshop/features/core';
import { PageHeading } from '@partshop/ui';
import { MessageSettings } from './MessageSettings.tsx';
import type { SettingsAnswer } from './save-settings.saga.ts';
import { SearchSettings } from './SearchSettings.tsx';
import { messages } from './settings.messages.ts';
import { SETTINGS_QUERY } from './settings.query.ts';
import { Settings } from './settings.styles.ts';
import { ShopSettings } from './ShopSettings.tsx';

/** /main: how the shop behaves for the client. */
export function SettingsScreen() {
  const t = useTexts(messages);
  const isShopSaved = useQuery(SETTINGS_QUERY).get('saved') === 'shop';
  const sent = useActionData<SettingsAnswer | undefined>();
  const answerOf = (form: SettingsAnswer['form']) => (sent?.form === form ? sent : undefined);
  return (
    <Settings data-ui="Settings">
      <PageHeading title={t('title')} description={t('lead')} />
      <ShopSettings first={answerOf('shop') ?? (isShopSaved ? { form: 'shop', refusal: null } : undefined)} />
      <MessageSettings first={answerOf('messages')} />
      <SearchSettings first={answerOf('searches')} />
    </Settings>
  );
}
