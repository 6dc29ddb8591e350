import { useActionData } from 'react-router-dom';
import { MAX_EMAIL_LENGTH } from '@partshop/api-client';
import { isolate, useHref, useLocale, useQuery, useTexts } from '@partshop/features/core';
import { useSentForm } from '@partshop/features/core/forms';
import { ContactPhoneField } from '@partshop/features/core/forms/phone-field';
import { formatPhone, paths } from '@partshop/features/shared';
import { Body, CheckCodeStep, SendCodeStep } from '@partshop/features/sign-in';
import { Card, Link, PageHeading, TextField } from '@partshop/ui';
import { AccountPage } from '../account-page.styles.ts';
import { messages } from './contact.messages.ts';
import { CONTACT_QUERY } from './contact.query.ts';
import { findNewEmailProblems, findNewPhoneProblems, kindOf, type ContactAnswer } from './contact.saga.ts';

const START: ContactAnswer = { step: 'contact', contact: '', refusal: null };

/** /profile/contact: a new phone or e-mail address, then the code that was sent to it. */
export function ContactScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const kind = kindOf(useQuery(CONTACT_QUERY));
  const locale = useLocale();
  const first = useActionData<ContactAnswer | undefined>();
  const { answer = START, ...sent } = useSentForm<ContactAnswer>(paths.ownContact.to(kind), first);
  const shown = answer.contact.includes('@') ? answer.contact : formatPhone(answer.contact);
  return (
    <AccountPage data-ui="OwnContact">
      <PageHeading title={t(kind === 'email' ? 'emailTitle' : 'phoneTitle')} />
      <Card className="card">
        <Body>
          {answer.step === 'code' ? (
            <CheckCodeStep
              {...sent}
              answer={answer}
              sent={{ contact: answer.contact }}
              hint={t('sent', { contact: isolate(shown, locale) })}
              submitLabel={t('check')}
              change={{ intent: 'another', label: t('another') }}
            />
          ) : (
            <SendCodeStep
              {...sent}
              name="contact"
              refusal={answer.refusal}
              find={kind === 'email' ? findNewEmailProblems : findNewPhoneProblems}
            >
              {(field) => (
                <>
                  <p className="lead">{t(kind === 'email' ? 'emailLead' : 'phoneLead')}</p>
                  {kind === 'email' ? (
                    <TextField
                      {...field}
                      label={t('newEmail')}
                      type="email"
                      defaultValue={answer.contact}
                      required
                      maxLength={MAX_EMAIL_LENGTH}
                      autoComplete="email"
                      dir="ltr"
                    />
                  ) : (
                    <ContactPhoneField {...field} label={t('newPhone')} defaultValue={answer.contact} required />
                  )}
                </>
              )}
            </SendCodeStep>
          )}
        </Body>
      </Card>
      <Link href={href(paths.profile.to())} variant="standalone">
        {t('back')}
      </Link>
    </AccountPage>
  );
}
