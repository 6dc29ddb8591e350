import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronBack, ChevronForward } from '../icons.ts';
import { pageNumbers } from './page-numbers.ts';
import { paginationRules } from './pagination.styles.ts';
import { PageLink } from '../link-provider/link-context.ts';

export type PaginationProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'> & {
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** The URL of a page. */
  hrefFor: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
};

const Root = styled.nav`
  ${paginationRules}
`;

/** Links to the pages of a list; nothing if there is only one page. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { label, page, pageCount, hrefFor, previousLabel, nextLabel, ...rest },
  ref,
) {
  if (pageCount <= 1) return null;
  const step = (target: number, rel: 'prev' | 'next', text: string, icon: ReactNode) =>
    target >= 1 && target <= pageCount ? (
      <PageLink href={hrefFor(target)} rel={rel} aria-label={text} title={text}>
        {icon}
      </PageLink>
    ) : (
      <span aria-hidden="true">{icon}</span>
    );
  return (
    <Root ref={ref} {...rest} aria-label={label} data-ui="Pagination">
      <ul className="ps-pages">
        <li>{step(page - 1, 'prev', previousLabel, <ChevronBack />)}</li>
        {pageNumbers(page, pageCount).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={entry}>
              <PageLink href={hrefFor(entry)} aria-current={entry === page ? 'page' : undefined}>
                {entry}
              </PageLink>
            </li>
          ),
        )}
        <li>{step(page + 1, 'next', nextLabel, <ChevronForward />)}</li>
      </ul>
    </Root>
  );
});
