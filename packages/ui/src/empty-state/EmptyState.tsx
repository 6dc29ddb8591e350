import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

export type EmptyStateProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  title: ReactNode;
  /** The heading's level: `h1` where this is all the page says. @default 'h2' */
  titleAs?: 'h1' | 'h2' | 'h3' | undefined;
  /** What one can do now: links, buttons. */
  action?: ReactNode;
  icon?: ReactNode;
};

export const stateRules = css`
  display: grid;
  gap: var(--ps-space-2);
  justify-items: center;
  padding: var(--ps-space-12) var(--ps-space-4);
  text-align: center;

  & > .ps-state-icon {
    display: grid;
    place-items: center;
    inline-size: 72px;
    block-size: 72px;
    margin-block-end: var(--ps-space-2);
    border-radius: 50%;
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-muted);
    font-size: 1.5rem;
  }

  & > .ps-state-icon > svg {
    stroke-width: 1.5;
  }

  & > .ps-state-code {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums slashed-zero;
    font-weight: var(--ps-weight-medium);
    letter-spacing: 0.08em;
  }

  & > .ps-state-title {
    max-inline-size: 32ch;
    font-size: var(--ps-type-xl);
    outline: none;
  }

  & > h1.ps-state-title {
    font-size: var(--ps-type-2xl);
  }

  & > .ps-state-text {
    max-inline-size: 56ch;
    color: var(--ps-color-text-muted);
    text-wrap: pretty;
  }

  & > .ps-state-action {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    justify-content: center;
    padding-block-start: var(--ps-space-3);
  }
`;

const Root = styled.div`
  ${stateRules}
`;

/** Nothing here yet, and what to do about it. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, titleAs: Title = 'h2', action, icon, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="EmptyState">
      {icon ? <div className="ps-state-icon">{icon}</div> : null}
      <Title className="ps-state-title" tabIndex={Title === 'h1' ? -1 : undefined}>
        {title}
      </Title>
      {children ? <div className="ps-state-text">{children}</div> : null}
      {action ? <div className="ps-state-action">{action}</div> : null}
    </Root>
  );
});
