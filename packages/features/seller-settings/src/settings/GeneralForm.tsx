import { MAX_EMAIL_LENGTH, MAX_RETURN_RULES_LENGTH, type SellerSettings } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, CheckboxField, TextAreaField, TextField } from '@partshop/ui';
import {
  findGeneralProblems,
  type GeneralField,
  type GeneralProblem,
  type RefusedSettings,
} from './save-settings.saga.ts';
import { messages } from './settings.messages.ts';

type GeneralFormProps = {
  settings: SellerSettings;
  refused: Extract<RefusedSettings, { of: 'general' }> | null;
};

/** The form of the rules of returns and of mails about new orders. */
export function GeneralForm({ settings, refused }: GeneralFormProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.sellerSettings.to());
  const { errors, idOf, errorOf } = useProblems<GeneralField, GeneralProblem>(
    refused?.refusal,
    // The text of a wrong address is the same in every form.
    ({ code }) => (code === 'emailWrong' ? '' : t(code, { most: MAX_RETURN_RULES_LENGTH })),
    findGeneralProblems,
  );
  const typed = refused?.typed ?? settings;
  return (
    <section aria-labelledby="general-heading">
      <h2 id="general-heading">{t('general')}</h2>
      <SentForm
        {...formProps}
        className="general"
        isPending={isSending}
        refusal={refused?.refusal}
        errors={errors}
        submit={{ label: t('save'), pendingLabel: t('sending'), variant: 'primary' }}
      >
        {refused?.isOvertaken && !isSending ? <Overtaken settings={settings} /> : null}
        <input type="hidden" name="of" value="general" />
        <input type="hidden" name="version" value={settings.version} />
        <TextAreaField
          id={idOf('returnRules')}
          name="returnRules"
          label={t('returnRules')}
          hint={t('returnRulesHint')}
          error={errorOf('returnRules')}
          defaultValue={typed.returnRules}
          maxLength={MAX_RETURN_RULES_LENGTH}
          rows={5}
        />
        <CheckboxField name="wantsNotices" label={t('wantsNotices')} defaultChecked={typed.wantsNotices} />
        <TextField
          type="email"
          id={idOf('noticeEmail')}
          name="noticeEmail"
          label={t('noticeEmail')}
          error={errorOf('noticeEmail')}
          defaultValue={typed.noticeEmail}
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          dir="ltr"
        />
      </SentForm>
    </section>
  );
}

/** Says that somebody else was faster, and what is set now. */
function Overtaken({ settings: { returnRules, noticeEmail, wantsNotices } }: { settings: SellerSettings }) {
  const t = useTexts(messages);
  const locale = useLocale();
  return (
    <Alert {...refusalAlert} tone="attention">
      <p>{t('overtaken')}</p>
      <p>{t('nowRules', { text: returnRules === '' ? t('noneNow') : isolate(returnRules, locale) })}</p>
      <p>{t('nowNotices', { text: wantsNotices ? isolate(noticeEmail, locale) : t('noneNow') })}</p>
    </Alert>
  );
}
