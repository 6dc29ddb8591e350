import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { Check } from '../icons.ts';
import { stepperRules } from './stepper.styles.ts';
import { PageLink } from '../link-provider/link-context.ts';

export type StepperStep = {
  label: string;
  state: 'done' | 'current' | 'upcoming';
  /** The state for screen readers: "done". */
  stateLabel?: string | undefined;
  /** The URL of a step that the visitor may return to. */
  href?: string | undefined;
};

export type StepperProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'> & {
  label: string;
  items: readonly StepperStep[];
};

const Root = styled.nav`
  ${stepperRules}
`;

/** The visitor's progress through a task of several pages. With little room, only the current step shows its name. */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper({ label, items, ...rest }, ref) {
  return (
    <Root ref={ref} {...rest} aria-label={label} data-ui="Stepper">
      <ol className="ps-steps">
        {items.map((step, index) => (
          <li key={step.label} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className="ps-step-mark" aria-hidden="true">
              {step.state === 'done' ? <Check /> : index + 1}
            </span>
            <span className="ps-step-label">
              {step.href === undefined ? step.label : <PageLink href={step.href}>{step.label}</PageLink>}
              {step.stateLabel ? <span className="ps-hidden">{` ${step.stateLabel}`}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </Root>
  );
});
