import { useSelector } from 'react-redux';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Link, PageHeading } from '@partshop/ui';
import { messages } from './developers.messages.ts';
import { contents } from './developers.loadables.ts';
import { Page } from './developers.styles.ts';

/** The same for programs. */
const FILES = ['openapi.json', 'llms.txt'];

/** /developers: every call of the shop in a line, by groups that have a page each. */
export function DevelopersScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const entry = useSelector((state: CoreState) => contents.select(state, undefined));
  const groups = 'data' in entry && entry.data ? entry.data : [];
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
        {groups.map(({ tag, calls }) => (
          <section key={tag} aria-labelledby={`${tag}-heading`}>
            <h2 id={`${tag}-heading`}>
              <Link href={href(paths.developersGroup.to(tag))} variant="standalone">
                <bdi dir="ltr">{tag}</bdi>
              </Link>
            </h2>
            <ul className="lines">
              {calls.map(({ method, path, summary }) => (
                <li key={`${method} ${path}`}>
                  <code dir="ltr">
                    {method} {path}
                  </code>
                  <span lang="en" dir="ltr" className="note">
                    {summary}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Page>
  );
}
