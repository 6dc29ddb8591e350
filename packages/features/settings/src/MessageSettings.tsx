import { useSelector } from 'react-redux';
import type { MessageChoice } from '@partshop/api-client';
import { useTexts, type CoreState } from '@partshop/features/core';
import { CheckboxGroup } from '@partshop/ui';
import type { SettingsAnswer } from './save-settings.saga.ts';
import { toValue } from './settings-form.ts';
import { messageChoices } from './settings.loadables.ts';
import { messages } from './settings.messages.ts';
import { SettingsPart } from './SettingsPart.tsx';

const KINDS = [
  { kind: 'orders', hint: 'ordersHint' },
  { kind: 'alerts', hint: 'alertsHint' },
] as const satisfies { kind: MessageChoice['kind']; hint: string }[];

/** Which messages the client wants, by kind and channel. */
export function MessageSettings({ first }: { first: SettingsAnswer | undefined }) {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => messageChoices.select(state, undefined));
  const choices = 'data' in known ? (known.data?.choices ?? []) : [];
  return (
    <SettingsPart name="messages" title={t('messagesTitle')} text={t('messagesText')} first={first}>
      {KINDS.map(({ kind, hint }) => {
        const own = choices.filter((choice) => choice.kind === kind);
        return (
          <CheckboxGroup
            key={kind}
            name="wanted"
            label={t(kind)}
            hint={t(hint)}
            items={own.map((choice) => ({ value: toValue(choice), label: t(choice.channel) }))}
            defaultSelected={own.filter(({ isWanted }) => isWanted).map(toValue)}
          />
        );
      })}
    </SettingsPart>
  );
}
