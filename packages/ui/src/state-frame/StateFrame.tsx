import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { stateFrameRules } from './state-frame.styles.ts';

export type StateFrameProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  title: ReactNode;
  /** The heading's level: `h1` where this is all the page says. @default 'h2' */
  headingAs?: 'h1' | 'h2' | 'h3' | undefined;
  /** Links or buttons for the next step. */
  actions?: ReactNode;
};

const Root = styled.div`
  ${stateFrameRules}
`;

/** The frame of an empty or error state. `name` is the component's name, for `data-ui`; `mark` is shown above the title. */
export const StateFrame = forwardRef<HTMLDivElement, StateFrameProps & { name: string; mark: ReactNode }>(
  function StateFrame({ name, mark, title, headingAs: Title = 'h2', actions, children, ...rest }, ref) {
    return (
      <Root ref={ref} {...rest} data-ui={name}>
        {mark}
        <Title className="ps-state-title" tabIndex={Title === 'h1' ? -1 : undefined}>
          {title}
        </Title>
        {children ? <div className="ps-state-text">{children}</div> : null}
        {actions ? <div className="ps-state-action">{actions}</div> : null}
      </Root>
    );
  },
);
