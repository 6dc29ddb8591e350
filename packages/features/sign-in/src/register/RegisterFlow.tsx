import { useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { useSentForm } from '@partshop/features/core/forms';
import { Alert, Stepper } from '@partshop/ui';
import { LoginForm } from '../login/LoginForm.tsx';
import { BonusNote } from './BonusNote.tsx';
import { codeLoginPath } from './code-login-path.ts';
import { CodeStep } from './CodeStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import type { RegisterAnswer } from './register-answer.ts';
import { messages } from './register.messages.ts';

export type RegisterFlowProps = {
  /** The path to redirect to, without its language. */
  target: string | undefined;
  /** The visitor wants to log in by a code: no promises, no steps. */
  isLogin?: boolean;
  /** The action's result for a step sent without scripts. */
  first?: RegisterAnswer | undefined;
};

const START: RegisterAnswer = { step: 'phone', phone: '', refusal: null };
const STEPS = ['phone', 'code', 'details'] as const;
const NAMES = { phone: 'stepPhone', code: 'stepCode', details: 'stepDetails' } as const;

/** The three steps of registration: phone, code, details. A visitor whose phone belongs to a client is logged in. */
export function RegisterFlow({ target, isLogin = false, first }: RegisterFlowProps) {
  const t = useTexts(messages);
  const { answer = START, ...sent } = useSentForm<RegisterAnswer>(
    isLogin ? codeLoginPath(target) : paths.register.to(target),
    first,
  );
  if (answer.step === 'password') return <LoginForm target={target} provedPhone={answer.phone} />;

  const current = STEPS.indexOf(answer.step);
  return (
    <>
      {isLogin ? null : (
        <Stepper
          label={t('steps')}
          items={STEPS.map((step, index) => ({
            label: t(NAMES[step]),
            state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
            stateLabel: index < current ? t('stepDone') : undefined,
          }))}
        />
      )}
      {answer.step === 'phone' ? (
        <>
          {isLogin ? null : <BonusNote />}
          <PhoneStep {...sent} answer={answer} />
        </>
      ) : null}
      {answer.step === 'code' ? <CodeStep {...sent} answer={answer} /> : null}
      {answer.step === 'details' ? (
        <>
          {isLogin ? <Alert tone="info">{t('newPhone')}</Alert> : null}
          <DetailsStep {...sent} answer={answer} />
        </>
      ) : null}
    </>
  );
}
