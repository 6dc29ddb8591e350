import { useId, type ReactNode } from 'react';
import { useTexts } from '@partshop/features/core';
import { SentForm, useSentForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Card } from '@partshop/ui';
import type { SettingsAnswer } from './save-settings.saga.ts';
import { messages } from './settings.messages.ts';

export type SettingsPartProps = {
  name: SettingsAnswer['form'];
  title: string;
  text: string;
  /** The answer to the form that was sent without scripts. */
  first: SettingsAnswer | undefined;
  /** The fields. */
  children: ReactNode;
  /** What stands below the form. */
  after?: ReactNode;
};

/** A part of the settings with its own form, which says whether it was saved. */
export function SettingsPart({ name, title, text, first, children, after }: SettingsPartProps) {
  const t = useTexts(messages);
  const headingId = useId();
  const { answer, isSending, formProps } = useSentForm<SettingsAnswer>(paths.settings.to(), first);
  const isSaved = answer?.refusal === null && !isSending;
  return (
    <Card as="section" className="part" id={name} aria-labelledby={headingId}>
      <div className="part-about">
        <h2 id={headingId}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="part-body">
        <SentForm
          {...formProps}
          refusal={answer?.refusal}
          errors={[]}
          submit={{ label: t('save'), pendingLabel: t('saving'), variant: 'primary' }}
        >
          {isSaved ? <Alert tone="positive">{t('saved')}</Alert> : null}
          <input type="hidden" name="form" value={name} />
          <div className="part-fields">{children}</div>
        </SentForm>
        {after}
      </div>
    </Card>
  );
}
