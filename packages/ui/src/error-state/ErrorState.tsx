import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { stateRules } from '../empty-state/state.styles.ts';

export type ErrorStateProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  title: ReactNode;
  /** The heading's level: `h1` where the error is the page. @default 'h2' */
  titleAs?: 'h1' | 'h2' | 'h3' | undefined;
  /** The way on: try again, the start page, a search. */
  action?: ReactNode;
  /** The status code, or what support would ask for. */
  code?: ReactNode;
};

const Root = styled.div`
  ${stateRules}
`;

/** Something that should be here is not: what happened, in words, and the way on. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, titleAs: Title = 'h2', action, code, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="ErrorState">
      {code ? (
        <bdi className="ps-state-code" dir="ltr">
          {code}
        </bdi>
      ) : null}
      <Title className="ps-state-title" tabIndex={Title === 'h1' ? -1 : undefined}>
        {title}
      </Title>
      {children ? <div className="ps-state-text">{children}</div> : null}
      {action ? <div className="ps-state-action">{action}</div> : null}
    </Root>
  );
});
