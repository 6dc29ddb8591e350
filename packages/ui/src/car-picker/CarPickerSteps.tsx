import type { MouseEvent, ReactNode } from 'react';
import { Pencil } from '../icons.ts';
import { PageLink } from '../link-provider/link-context.ts';

export type CarPickerStep = {
  id: string;
  /** The step's name: "Brand". */
  label: string;
  /** The accessible name of the step's search field: "Find a brand". */
  searchLabel: string;
  /** The chosen option. */
  value?: { label: string; mark?: ReactNode } | undefined;
  /** The URL where the step is chosen again; makes the step a link, which works without scripts. */
  href?: string | undefined;
};

type CarPickerStepsProps = {
  steps: readonly CarPickerStep[];
  currentStep: string | undefined;
  editLabel: string;
  onEdit: (step: string, event: MouseEvent) => void;
};

/** The steps so far; each completed step leads back to itself. */
export function CarPickerSteps({ steps, currentStep, editLabel, onEdit }: CarPickerStepsProps) {
  return (
    <ol className="ps-car-steps">
      {steps.map((step) => (
        <li key={step.id} aria-current={step.id === currentStep ? 'step' : undefined}>
          {step.value && step.id !== currentStep ? (
            <ChosenStep href={step.href} onClick={(event) => onEdit(step.id, event)}>
              <StepText label={step.label} value={step.value.label} mark={step.value.mark} />
              <span className="ps-hidden">{editLabel}</span>
              <Pencil />
            </ChosenStep>
          ) : (
            <span className="ps-car-step">
              <StepText label={step.label} value={step.value?.label} mark={undefined} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

type ChosenStepProps = { href: string | undefined; onClick: (event: MouseEvent) => void; children: ReactNode };

function ChosenStep({ href, onClick, children }: ChosenStepProps) {
  return href === undefined ? (
    <button type="button" className="ps-car-step" onClick={onClick}>
      {children}
    </button>
  ) : (
    <PageLink href={href} className="ps-car-step" onClick={onClick}>
      {children}
    </PageLink>
  );
}

function StepText({ label, value, mark }: { label: string; value: string | undefined; mark: ReactNode }) {
  return (
    <>
      {mark ? (
        <span className="ps-car-mark" aria-hidden="true">
          {mark}
        </span>
      ) : null}
      <span className="ps-car-step-text">
        <span className="ps-car-step-label">{label}</span>{' '}
        {value === undefined ? null : <bdi className="ps-car-step-value">{value}</bdi>}
      </span>
    </>
  );
}
