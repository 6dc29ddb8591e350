import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Tone, ToneIcon } from '../tone-icon.tsx';
import { alertRules } from './alert.styles.ts';

export type AlertProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  tone: Tone;
  title?: ReactNode;
  /** A button or a link that solves the problem. */
  actions?: ReactNode;
  /** On wide screens, puts the action beside the text instead of below it. */
  hasActionsBeside?: boolean | undefined;
};

const Root = styled.div`
  ${alertRules}
`;

/**
 * A message that stays in its place on the page. The tones `critical` and `attention` interrupt a screen reader; the others wait.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone, title, actions, hasActionsBeside, children, ...rest },
  ref,
) {
  const isLoud = tone === 'critical' || tone === 'attention';
  return (
    <Root
      ref={ref}
      role={isLoud ? 'alert' : 'status'}
      {...rest}
      data-ui="Alert"
      data-tone={tone}
      data-beside={actions && hasActionsBeside ? '' : undefined}
    >
      <ToneIcon tone={tone} />
      <div className="ps-alert-text">
        {title ? <strong className="ps-alert-title">{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {actions ? <div className="ps-alert-action">{actions}</div> : null}
    </Root>
  );
});
