import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

export type Definition = { term: string; value: ReactNode };

export type DefinitionListProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'> & { items: readonly Definition[] };

const Root = styled.dl`
  display: grid;
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  & > div {
    display: grid;
    grid-template-columns: minmax(7em, 2fr) 3fr;
    gap: var(--ps-space-4);
    padding-block: var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
  }

  & > div:last-child {
    border-block-end: 0;
  }

  & dt {
    color: var(--ps-color-text-muted);
  }

  & dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** Names and values: the specification of an article, the summary of an order. */
export const DefinitionList = forwardRef<HTMLDListElement, DefinitionListProps>(function DefinitionList(
  { items, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="DefinitionList">
      {items.map(({ term, value }) => (
        <div key={typeof value === 'string' ? `${term} ${value}` : term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
});
