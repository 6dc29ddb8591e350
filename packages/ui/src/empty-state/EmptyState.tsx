import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { stateRules } from './state.styles.ts';

export type EmptyStateProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  title: ReactNode;
  /** The heading's level: `h1` where this is all the page says. @default 'h2' */
  titleAs?: 'h1' | 'h2' | 'h3' | undefined;
  /** What one can do now: links, buttons. */
  action?: ReactNode;
  icon?: ReactNode;
};

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
