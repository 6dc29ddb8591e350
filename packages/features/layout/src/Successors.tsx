import type { ArticleNumber } from '@partshop/api-client';
import { DataText, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PartNumber } from '@partshop/ui';
import { messages } from './errors.messages.ts';

/** Links to the articles that replaced a removed one; nothing if there are none. */
export function Successors({ parts }: { parts: readonly ArticleNumber[] }) {
  const t = useTexts(messages);
  const href = useHref();
  if (parts.length === 0) return null;
  return (
    <section className="error-successors">
      <h2>{t('goneSuccessors')}</h2>
      <ul>
        {parts.map((part) => (
          <li key={`${part.catalogKey} ${part.clearNumber}`}>
            <a href={href(paths.price.to(part.catalogKey, part.clearNumber))}>
              <bdi>
                {part.catalogName} <PartNumber>{part.catalogFullNumber}</PartNumber>
              </bdi>
            </a>{' '}
            <DataText>{part.productName}</DataText>
          </li>
        ))}
      </ul>
    </section>
  );
}
