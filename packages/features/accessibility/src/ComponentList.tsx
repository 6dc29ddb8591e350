import { useLocale, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Badge, DateTime } from '@partshop/ui';
import { messages } from './accessibility.messages.ts';
import { violationsOf, type ComponentResult } from './sum-up.ts';

type ComponentListProps = { components: Readonly<Record<string, ComponentResult>> };

/** Every component with its version and what its last run checked, folded. */
export function ComponentList({ components }: ComponentListProps) {
  const t = useTexts(messages);
  return (
    <details>
      <summary>{t('ofComponents', { components: Object.keys(components).length })}</summary>
      <ul className="results">
        {Object.entries(components).map(([title, result]) => (
          <Component key={title} title={title} result={result} />
        ))}
      </ul>
    </details>
  );
}

function Component({ title, result }: { title: string; result: ComponentResult }) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const violations = violationsOf(result);
  return (
    <li>
      <bdi lang="en">{title}</bdi>
      {violations > 0 ? <Badge tone="critical">{t('violated', { stories: violations })}</Badge> : null}
      <span className="quiet">
        {t('version', { version: result.version })} ·{' '}
        {result.lastRun === null ? (
          t('never')
        ) : (
          <>
            {t('ofStories', { stories: result.stories })} ·{' '}
            <DateTime value={result.lastRun} locale={format} timeZone={SHOP_TIME_ZONE} format="date" />
          </>
        )}
      </span>
    </li>
  );
}
