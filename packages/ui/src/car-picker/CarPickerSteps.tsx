import type { MouseEvent, ReactNode } from 'react';
import { Pencil } from '../icons.ts';

export type CarPickerStep = {
  id: string;
  /** What is chosen here: "Brand". */
  label: string;
  /** Names the search field of its list: "Find a brand". */
  searchLabel: string;
  /** What was chosen. */
  chosen?: { label: string; mark?: ReactNode } | undefined;
  /** Where the step is chosen again; with it the step is a link and works without scripts. */
  href?: string | undefined;
};

type CarPickerStepsProps = {
  steps: readonly CarPickerStep[];
  currentStep: string | undefined;
  editLabel: string;
  onEdit: (step: string, event: MouseEvent) => void;
};

/** The way so far: each step that was done leads back to itself. */
export function CarPickerSteps({ steps, currentStep, editLabel, onEdit }: CarPickerStepsProps) {
  return (
    <ol className="ps-car-steps">
      {steps.map((step) => (
        <li key={step.id} aria-current={step.id === currentStep ? 'step' : undefined}>
          {step.chosen && step.id !== currentStep ? (
            <ChosenStep href={step.href} onClick={(event) => onEdit(step.id, event)}>
              <StepText label={step.label} value={step.chosen.label} mark={step.chosen.mark} />
              <span className="ps-hidden">{editLabel}</span>
              <Pencil />
            </ChosenStep>
          ) : (
            <span className="ps-car-step">
              <StepText label={step.label} value={step.chosen?.label} mark={undefined} />
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
    <a href={href} className="ps-car-step" onClick={onClick}>
      {children}
    </a>
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
