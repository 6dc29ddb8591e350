import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Check } from '../icons.ts';
import { orderProgressRules } from './order-progress.styles.ts';
import { type OrderStatusCode, statusLooks } from './status-looks.ts';

export type OrderProgressStep = {
  status: OrderStatusCode;
  label: string;
  /** When the step happened or will happen, and where: "19 June, Ligovsky 50". */
  description?: ReactNode;
};

export type OrderProgressProps = Omit<ComponentPropsWithoutRef<'ol'>, 'children'> & {
  /** The accessible name of the list: "Progress of order 104-021". */
  label: string;
  /** All steps in order; after a cancellation the last one is where the order ended. */
  items: readonly OrderProgressStep[];
  /** The current step. */
  status: OrderStatusCode;
  /** Tells screen readers that a step is completed: "done". */
  doneLabel: string;
};

const Root = styled.ol`
  ${orderProgressRules}
`;

/** The progress of an order: horizontal, or vertical if there is little room. */
export const OrderProgress = forwardRef<HTMLOListElement, OrderProgressProps>(function OrderProgress(
  { label, items: steps, status, doneLabel, ...rest },
  ref,
) {
  const current = steps.findIndex((step) => step.status === status);
  return (
    <Root ref={ref} {...rest} aria-label={label} data-ui="OrderProgress">
      {steps.map((step, index) => (
        <Step key={step.status} step={step} state={stateOf(index, current)} doneLabel={doneLabel} />
      ))}
    </Root>
  );
});

type StepState = 'done' | 'current' | 'upcoming';

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}

function Step({ step, state, doneLabel }: { step: OrderProgressStep; state: StepState; doneLabel: string }) {
  const { tone, Icon } = statusLooks[step.status];
  return (
    <li data-state={state} data-tone={tone} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="ps-progress-mark" aria-hidden="true">
        {state === 'done' ? <Check /> : <Icon />}
      </span>
      <span className="ps-progress-text">
        <span className="ps-progress-label">{step.label}</span>
        {state === 'done' ? <span className="ps-hidden">{` ${doneLabel}`}</span> : null}
        {step.description ? <span className="ps-progress-description">{step.description}</span> : null}
      </span>
    </li>
  );
}
