import type { SearchAnswer } from '@partshop/api-client';
import { DataText, useHref } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PartNumber } from '@partshop/ui';

export type Part = SearchAnswer['suggestions'][number];

/** Links to parts that the text may mean; nothing if there are none. */
export function PartLinks({ title, parts }: { title: string; parts: readonly Part[] }) {
  const href = useHref();
  if (parts.length === 0) return null;
  return (
    <section className="search-parts">
      <h2>{title}</h2>
      <ul className="search-part-list">
        {parts.map((part) => (
          <li key={`${part.catalogKey} ${part.clearNumber}`}>
            <a href={href(paths.price.to(part.catalogKey, part.clearNumber))}>
              <bdi>
                {part.catalogName} <PartNumber>{part.catalogFullNumber}</PartNumber>
              </bdi>
            </a>
            <DataText className="search-part-name">{part.productName}</DataText>
          </li>
        ))}
      </ul>
    </section>
  );
}
