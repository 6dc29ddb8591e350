import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../media.ts';

export type PageHeadingProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> & {
  title: ReactNode;
  description?: ReactNode;
  /** Shown at the end of the line: a view switch, a total. */
  aside?: ReactNode;
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ps-space-3) var(--ps-space-6);
  align-items: end;
  justify-content: space-between;

  & > .ps-heading-text {
    display: grid;
    gap: var(--ps-space-1);
    min-inline-size: min(100%, 20rem);
    flex: 1 1 0;
  }

  & h1 {
    overflow-wrap: anywhere;
  }

  & .ps-heading-subtitle {
    color: var(--ps-color-text-muted);
  }

  & > .ps-heading-aside {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
  }

  ${media.narrow} {
    align-items: start;
  }
`;

/** The page's title, whose `<h1>` gets the focus after a navigation. */
export const PageHeading = forwardRef<HTMLDivElement, PageHeadingProps>(function PageHeading(
  { title, description, aside, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="PageHeading">
      <div className="ps-heading-text">
        <h1 tabIndex={-1}>{title}</h1>
        {description ? <div className="ps-heading-subtitle">{description}</div> : null}
      </div>
      {aside ? <div className="ps-heading-aside">{aside}</div> : null}
    </Root>
  );
});
