import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PartNumber } from '@partshop/ui';
import { messages } from './price-table.messages.ts';
import type { ShownPage } from './shown-page.ts';

/** Links to the newest numbers of a part whose number was superseded (F6); nothing if it was not. */
export function ReplacedBy({ parts }: { parts: ShownPage['replacedBy'] }) {
  const t = useTexts(messages);
  const href = useHref();
  if (parts.length === 0) return null;
  return (
    <nav className="price-replaced" aria-label={t('replaced')}>
      <span>{t('replaced')}</span>
      <ul>
        {parts.map((part) => (
          <li key={`${part.catalogKey} ${part.clearNumber}`}>
            <a href={href(paths.price.to(part.catalogKey, part.clearNumber))}>
              <bdi>
                {part.catalogName} <PartNumber>{part.catalogFullNumber}</PartNumber>
              </bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
