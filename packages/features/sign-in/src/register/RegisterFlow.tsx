import { useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { useSentForm } from '@partshop/features/core/forms';
import { Stepper } from '@partshop/ui';
import { LoginForm } from '../login/LoginForm.tsx';
import { BonusNote } from './BonusNote.tsx';
import { CodeStep } from './CodeStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import type { RegisterAnswer } from './register-answer.ts';
import { messages } from './register.messages.ts';

export type RegisterFlowProps = {
  /** Where to go on; a path without its language. */
  target: string | undefined;
  /** What the server answered to a step without scripts. */
  first?: RegisterAnswer | undefined;
};

const START: RegisterAnswer = { step: 'phone', phone: '', refusal: null };
const STEPS = ['phone', 'code', 'details'] as const;
const NAMES = { phone: 'stepPhone', code: 'stepCode', details: 'stepDetails' } as const;

/** The registration in its three steps: phone, code, details. Who turns out to be a client goes on as one. */
export function RegisterFlow({ target, first }: RegisterFlowProps) {
  const t = useTexts(messages);
  const { answer = START, ...sent } = useSentForm<RegisterAnswer>(paths.register.to(target), first);
  if (answer.step === 'password') return <LoginForm target={target} provedPhone={answer.phone} />;

  const current = STEPS.indexOf(answer.step);
  return (
    <>
      <Stepper
        label={t('steps')}
        steps={STEPS.map((step, index) => ({
          label: t(NAMES[step]),
          state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
          stateLabel: index < current ? t('stepDone') : undefined,
        }))}
      />
      {answer.step === 'phone' ? (
        <>
          <BonusNote />
          <PhoneStep {...sent} answer={answer} />
        </>
      ) : null}
      {answer.step === 'code' ? <CodeStep {...sent} answer={answer} /> : null}
      {answer.step === 'details' ? <DetailsStep {...sent} answer={answer} /> : null}
    </>
  );
}
