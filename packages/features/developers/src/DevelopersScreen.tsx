import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useTexts, type CoreState } from '@partshop/features/core';
import { Link, PageHeading } from '@partshop/ui';
import { CallDescription } from './CallDescription.tsx';
import { Fields } from './Fields.tsx';
import { messages } from './developers.messages.ts';
import { reference } from './developers.loadables.ts';
import { Page } from './developers.styles.ts';

const NONE = { groups: [], shapes: [] };
const SHAPES = 'types';
/** The same for programs. */
const FILES = ['openapi.json', 'llms.txt'];

/** /developers: every call of the shop, for programmers and agents. */
export function DevelopersScreen() {
  const t = useTexts(messages);
  const entry = useSelector((state: CoreState) => reference.select(state, undefined));
  const { groups, shapes } = ('data' in entry && entry.data) || NONE;
  return (
    <Page data-ui="Developers">
      <PageHeading title={t('title')} description={t('lead')} />
      <p className="files">
        {FILES.map((name) => (
          <Link key={name} href={`/${name}`} data-navigate="document">
            <bdi dir="ltr">{name}</bdi>
          </Link>
        ))}
      </p>
      <nav aria-label={t('contents')}>
        <ul className="files">
          {groups.map(({ tag }) => (
            <li key={tag}>
              <Link href={`#${tag}`} variant="standalone">
                <bdi dir="ltr">{tag}</bdi>
              </Link>
            </li>
          ))}
          <li>
            <Link href={`#${SHAPES}`} variant="standalone">
              {t('shapes')}
            </Link>
          </li>
        </ul>
      </nav>
      {groups.map(({ tag, calls }) => (
        <section key={tag} id={tag} aria-labelledby={`${tag}-heading`}>
          <h2 id={`${tag}-heading`}>
            <bdi dir="ltr">{tag}</bdi>
          </h2>
          {/* Hydrated by itself: together, twenty thousand elements would keep the page from reacting. */}
          <Suspense>
            {calls.map((call) => (
              <CallDescription key={`${call.method} ${call.path}`} call={call} />
            ))}
          </Suspense>
        </section>
      ))}
      <section id={SHAPES} aria-labelledby={`${SHAPES}-heading`}>
        <h2 id={`${SHAPES}-heading`}>{t('shapes')}</h2>
        <Suspense>
          {shapes.map(({ name, fields, type }) => (
            <article key={name} id={`type-${name}`}>
              <h3>
                <code dir="ltr">{name}</code>
              </h3>
              {fields.length > 0 ? <Fields fields={fields} required={t('required')} /> : <code dir="ltr">{type}</code>}
            </article>
          ))}
        </Suspense>
      </section>
    </Page>
  );
}
