import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FitCondition } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { Button, ChoiceChip } from '@partshop/ui';
import { styled } from 'styled-components';
import { FIT_PARAMETER, writeAnswer } from './fit-answers.ts';
import { messages as conditionMessages } from './fit-conditions.messages.ts';
import { questionOf } from './condition-texts.ts';

type FitQuestionProps = {
  condition: FitCondition;
  /** What the visitor said; null leaves the question open. */
  answer: boolean | null;
  /** The fields that the page's address has besides, with those of other answers. */
  kept: readonly (readonly [name: string, value: string])[];
  onAnswer: (answer: boolean | null) => void;
};

const ANSWERS = [
  { isTrue: true, text: 'yes' },
  { isTrue: false, text: 'no' },
  { isTrue: null, text: 'dontKnow' },
] as const;

const Root = styled.form`
  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & legend {
    padding: 0 0 var(--ps-space-1);
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
  }

  & .fit-send {
    display: none;
  }

  @media (scripting: none) {
    & .fit-send {
      display: inline-flex;
    }
  }
`;

/** One yes/no question about the visitor's car (F4), answered at once; without scripts a form of the page's own address. */
export function FitQuestion({ condition, answer, kept, onAnswer }: FitQuestionProps) {
  const t = useTexts(conditionMessages);
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const valueOf = (isTrue: boolean | null) => (isTrue === null ? '' : writeAnswer(condition.key, isTrue));
  const adopt = useEffectEvent(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked');
    const chosen = ANSWERS.find(({ isTrue }) => valueOf(isTrue) === checked?.value);
    if (checked && chosen && chosen.isTrue !== answer) onAnswer(chosen.isTrue);
  });
  // The code of this question loads late: what was chosen in the server's document before it came is the answer.
  useLayoutEffect(() => adopt(), []);
  return (
    <Root ref={form} onSubmit={(event) => event.preventDefault()}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend suppressHydrationWarning>{questionOf(condition, { t, locale })}</legend>
        {ANSWERS.map(({ isTrue, text }) => (
          <ChoiceChip
            key={text}
            className="ps-touch"
            type="radio"
            name={FIT_PARAMETER}
            value={valueOf(isTrue)}
            label={t(text)}
            checked={answer === isTrue}
            onValueChange={() => onAnswer(isTrue)}
          />
        ))}
        <Button type="submit" size="small" className="fit-send">
          {t('send')}
        </Button>
      </fieldset>
    </Root>
  );
}
