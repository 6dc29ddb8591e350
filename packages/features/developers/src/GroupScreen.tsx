import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Trail } from '@partshop/features/breadcrumb-builder';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { CallDescription } from './CallDescription.tsx';
import { Fields } from './Fields.tsx';
import { messages } from './developers.messages.ts';
import { groups } from './developers.loadables.ts';
import { Page } from './developers.styles.ts';

/** /developers/:group: what each call of a group takes and answers, and the shapes that it names. */
export function GroupScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const tag = useParams()['group'] ?? '';
  const entry = useSelector((state: CoreState) => groups.select(state, tag));
  const group = 'data' in entry ? entry.data : null;
  if (!group) return null;
  const { calls, shapes } = group;
  return (
    <Page data-ui="Developers">
      <Trail items={[{ label: t('title'), href: href(paths.developers.to()) }, { label: tag }]} />
      <PageHeading
        title={t('groupTitle', { group: tag })}
        description={t('groupLead', { group: tag, count: calls.length })}
      />
      {calls.map((call) => (
        <CallDescription key={`${call.method} ${call.path}`} call={call} />
      ))}
      {shapes.length > 0 && (
        <section aria-labelledby="shapes-heading">
          <h2 id="shapes-heading">{t('shapes')}</h2>
          {shapes.map(({ name, fields, type }) => (
            <article key={name}>
              <h3>
                <code dir="ltr">{name}</code>
              </h3>
              {fields.length > 0 ? <Fields fields={fields} required={t('required')} /> : <code dir="ltr">{type}</code>}
            </article>
          ))}
        </section>
      )}
    </Page>
  );
}
