import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { CarRoot, FitVerdict as Verdict } from '@partshop/api-client';
import { nameOfCar, selectCurrentCar } from '@partshop/features/car-selector';
import { useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { FitVerdict, LiveRegion } from '@partshop/ui';
import { FIT_PARAMETER, writeAnswer } from './fit-answers.ts';
import { messages as conditionMessages } from './fit-conditions.messages.ts';
import { conditionAnswered, selectAnswers, selectVerdicts } from './fit.slice.ts';
import { FitQuestion } from './FitQuestion.tsx';
import { isOpen } from './use-fit-label.ts';

type CarFitProps = {
  articleId: number;
  /** The parameters of the page's address without the answers, as text: they stay where a question is answered without scripts. */
  kept?: string;
};

const LABELS = { fits: 'fitsCar', 'does-not-fit': 'doesNotFitCar', unknown: 'unknownCar' } as const;

/** Whether an article fits the current car, who says so, and the question that it depends on (F3, F4). */
export function CarFit({ articleId, kept = '' }: CarFitProps) {
  const car = useSelector(selectCurrentCar);
  const verdict = useSelector((state: CoreState) => selectVerdicts(state)[articleId]);
  return car && verdict ? <FitOfCar car={car} of={verdict} kept={kept} /> : null;
}

function FitOfCar({ car, of, kept }: { car: CarRoot; of: Verdict; kept: string }) {
  const t = useTexts(conditionMessages);
  const { format } = useLocale();
  const { verdict, source } = of;
  const label = t(isOpen(of) ? 'conditionalCar' : LABELS[verdict], { car: nameOfCar(car) });
  return (
    <FitVerdict
      size="medium"
      verdict={verdict}
      label={label}
      {...(source ? { source: source.name, date: source.date, locale: format } : {})}
      description={source === null ? t('unknownNote') : undefined}
      actions={of.conditions.length === 0 ? null : <Questions of={of} kept={kept} label={label} />}
    />
  );
}

const QuestionList = styled.div`
  display: grid;
  gap: var(--ps-space-3);
`;

/** Those that are answered, so that an answer can be changed, and the first that is open. The new verdict is announced. */
function Questions({ of, kept, label }: { of: Verdict; kept: string; label: string }) {
  const dispatch = useDispatch();
  const answers = useSelector(selectAnswers);
  // The verdict before the last answer.
  const [before, setBefore] = useState<Verdict | null>(null);
  const isNew = before !== null && before !== of;

  const answerOf = ({ key, answer }: Verdict['conditions'][number]) => answers[key] ?? answer;
  const open = of.conditions.find(({ answer }) => answer === null);
  const shown = of.conditions.filter((condition) => condition.answer !== null || condition === open);
  const fields = [...new URLSearchParams(kept)];
  return (
    <QuestionList>
      {shown.map((condition) => {
        const others = shown.flatMap(({ key, answer }) =>
          key === condition.key || answer === null ? [] : [[FIT_PARAMETER, writeAnswer(key, answer)] as const],
        );
        return (
          <FitQuestion
            key={condition.key}
            condition={condition}
            answer={answerOf(condition)}
            kept={[...fields, ...others]}
            onAnswer={(isTrue) => {
              setBefore(of);
              dispatch(conditionAnswered({ key: condition.key, isTrue }));
            }}
          />
        );
      })}
      <LiveRegion announcement={isNew ? { id: JSON.stringify(of.conditions), text: label } : undefined} />
    </QuestionList>
  );
}
