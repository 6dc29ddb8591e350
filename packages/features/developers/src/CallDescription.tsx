import { useTexts } from '@partshop/features/core';
import { Fields } from './Fields.tsx';
import { messages } from './developers.messages.ts';
import type { Call } from './reference.ts';

/** One call: who may make it, what it takes, what it answers, and a command line that makes it. */
export function CallDescription({ call }: { call: Call }) {
  const t = useTexts(messages);
  const { method, path, summary, access, tokenScope, limit, parameters, body, answers, example } = call;
  return (
    <article>
      <h2>
        <code dir="ltr">
          {method} {path}
        </code>
      </h2>
      <p lang="en" dir="ltr">
        {summary}
      </p>
      {access !== null && <p className="note">{t('access', { who: access })}</p>}
      {tokenScope !== null && <p className="note">{t('token', { scope: tokenScope })}</p>}
      {limit && <p className="note">{t('limit', limit)}</p>}
      {parameters.length > 0 && (
        <>
          <h3>{t('parameters')}</h3>
          <Fields fields={parameters} required={t('required')} />
        </>
      )}
      {body.length > 0 && (
        <>
          <h3>{t('body')}</h3>
          <Fields fields={body} required={t('required')} />
        </>
      )}
      <h3>{t('answers')}</h3>
      <dl>
        {answers.map(({ status, type, text }) => (
          <div key={status}>
            <dt>
              <code dir="ltr">{status}</code>
            </dt>
            <dd>
              <code dir="ltr">{type}</code>
              <p lang="en" dir="ltr" className="note">
                {text}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <pre dir="ltr">
        <code>{example}</code>
      </pre>
    </article>
  );
}
