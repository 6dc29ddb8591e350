import { useTexts } from '@partshop/features/core';
import { Badge } from '@partshop/ui';
import { messages } from './accessibility.messages.ts';
import { messages as criteria } from './criteria.messages.ts';
import { SUCCESS_CRITERIA, type Check, type SuccessCriterion } from './success-criteria.ts';
import { stateOf, sumOf, type ComponentResult, type State } from './sum-up.ts';

const TONES = {
  absent: 'neutral',
  violated: 'critical',
  clean: 'positive',
  unchecked: 'attention',
} as const satisfies Record<State, string>;

const NAMES = {
  keyboard: 'byKeyboard',
  reader: 'byReader',
  pages: 'byPages',
  forms: 'byForms',
  narrow: 'byNarrow',
  colours: 'byColours',
} as const satisfies Record<Check, string>;

type CriterionListProps = { components: readonly ComponentResult[] };

/** Every success criterion with its state, and the checks behind it. */
export function CriterionList({ components }: CriterionListProps) {
  return (
    <ul className="results">
      {SUCCESS_CRITERIA.map((criterion) => (
        <Criterion key={criterion.number} criterion={criterion} components={components} />
      ))}
    </ul>
  );
}

function Criterion({ criterion, components }: CriterionListProps & { criterion: SuccessCriterion }) {
  const t = useTexts(messages);
  const name = useTexts(criteria);
  const { number, level, absent, by = [] } = criterion;
  const sum = absent ? null : sumOf(components, number);
  const state = stateOf(criterion, sum);
  return (
    <li>
      <span>
        <bdi>{number}</bdi> {name(criterion.name)} <span className="quiet">({t('level', { level })})</span>
      </span>
      <Badge tone={TONES[state]}>
        {state === 'violated' ? t('violated', { stories: sum?.violated ?? 0 }) : null}
        {state === 'clean' || state === 'unchecked' ? t(state) : null}
        {state === 'absent' && absent ? t('absent') : null}
      </Badge>
      {absent ? <span className="quiet">{t(absent)}</span> : null}
      {sum || by.length > 0 ? (
        <ul className="quiet checks">
          {sum ? (
            <li>
              <bdi>{t('byAxe')}</bdi>: {t('ofStories', sum)}, {t('ofComponents', sum)}
            </li>
          ) : null}
          {by.map((check) => (
            <li key={check}>{t(NAMES[check])}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
