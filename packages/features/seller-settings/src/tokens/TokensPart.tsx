import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { MAX_SELLER_TOKENS, MAX_TOKEN_NAME_LENGTH, TOKEN_SCOPES, type SellerToken } from '@partshop/api-client';
import { DataText, isolate, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Card, CheckboxGroup, ChevronDown, TextField } from '@partshop/ui';
import { sellerTokens } from '../seller-settings.loadables.ts';
import { TimeText } from '../TimeText.tsx';
import { findTokenProblems, type TokenAnswer, type TokenField, type TokenProblem } from './act-on-tokens.saga.ts';
import { messages } from './tokens.messages.ts';

/** The tokens of a seller's programs: the new one, which is shown once, those that there are, and the form that makes one. */
export function TokensPart({ answer }: { answer: TokenAnswer | null }) {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => sellerTokens.select(state, undefined));
  const tokens = 'data' in known ? known.data?.tokens : undefined;
  if (!tokens) return null;
  const refused = answer && 'refusal' in answer ? answer : null;
  return (
    <section aria-labelledby="tokens-heading">
      <h2 id="tokens-heading">{t('tokens')}</h2>
      <p className="muted">{t('lead')}</p>
      {answer && 'secret' in answer ? <Secret key={answer.secret} secret={answer.secret} /> : null}
      {tokens.length === 0 ? <p className="muted">{t('none')}</p> : null}
      <ul className="warehouses">
        {tokens.map((token) => (
          <Token key={token.id} token={token} refused={refused?.revoked === token.id ? refused : null} />
        ))}
      </ul>
      <NewToken key={tokens.length} refused={refused?.revoked === null ? refused : null} />
    </section>
  );
}

/** A new token, brought into view: it is shown this once, above the form that made it. */
function Secret({ secret }: { secret: string }) {
  const t = useTexts(messages);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert ref={alert} tone="positive" title={t('secretTitle')}>
      <code className="secret" dir="ltr">
        {secret}
      </code>
    </Alert>
  );
}

type Refused = Extract<TokenAnswer, { refusal: unknown }>;

function Token({ token, refused }: { token: SellerToken; refused: Refused | null }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(paths.sellerSettings.to());
  const { id, name, scopes, ending, madeAt, usedAt } = token;
  return (
    <Card as="li" className="warehouse">
      <h3>
        <DataText>{name}</DataText>
      </h3>
      <p>{scopes.map((scope) => t(scope)).join(' · ')}</p>
      <p className="muted">
        {t('ending', { ending: isolate(ending, locale) })} ·{' '}
        <TimeText text={(time) => t('made', { time })} at={madeAt} format="dateTime" /> ·{' '}
        {usedAt === null ? (
          t('unused')
        ) : (
          <TimeText text={(time) => t('used', { time })} at={usedAt} format="dateTime" />
        )}
      </p>
      <details open={refused !== null}>
        <summary aria-label={t('revokeOf', { name: isolate(name, locale) })}>
          {t('revoke')}
          <ChevronDown />
        </summary>
        <SentForm
          {...formProps}
          isPending={isSending}
          refusal={refused?.refusal}
          errors={[]}
          submit={{ label: t('revokeNow'), pendingLabel: t('revoking'), name: 'revoke', value: id }}
        >
          <input type="hidden" name="of" value="tokens" />
          <p>{t('revokeText')}</p>
        </SentForm>
      </details>
    </Card>
  );
}

function NewToken({ refused }: { refused: Refused | null }) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.sellerSettings.to());
  const { errors, idOf, errorOf } = useProblems<TokenField, TokenProblem>(
    refused?.refusal,
    ({ code }) => t(code, { most: code === 'full' ? MAX_SELLER_TOKENS : MAX_TOKEN_NAME_LENGTH }),
    findTokenProblems,
  );
  return (
    <SentForm
      {...formProps}
      isPending={isSending}
      refusal={refused?.refusal}
      errors={errors}
      submit={{ label: t('make'), pendingLabel: t('sending') }}
    >
      <input type="hidden" name="of" value="tokens" />
      <TextField
        id={idOf('name')}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        error={errorOf('name')}
        defaultValue={refused?.typed.name ?? ''}
        maxLength={MAX_TOKEN_NAME_LENGTH}
        autoComplete="off"
        required
      />
      <CheckboxGroup
        id={idOf('scopes')}
        name="scopes"
        label={t('scopes')}
        error={errorOf('scopes')}
        defaultSelected={refused?.typed.scopes}
        items={TOKEN_SCOPES.map((scope) => ({ value: scope, label: t(scope) }))}
      />
    </SentForm>
  );
}
