import { useSelector } from 'react-redux';
import { useTexts, type CoreState } from '@partshop/features/core';
import { modelEngines } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { ChoiceGroups } from './ChoiceGroups.tsx';
import { dataOf } from './levels.ts';

type EnginesProps = {
  /** The path of the model, which the links go on from. */
  root: string;
  modelId: number;
};

/** Links to the engines of a model by fuel; nothing without any. */
export function Engines({ root, modelId }: EnginesProps) {
  const t = useTexts(messages);
  const groups = useSelector((state: CoreState) => dataOf(modelEngines.select(state, { modelId })));
  if (!groups || groups.length === 0) return null;
  return (
    <section className="catalogue-part" aria-labelledby="next-level">
      <h2 id="next-level">{t('chooseEngine')}</h2>
      <ChoiceGroups root={root} groups={groups} />
    </section>
  );
}
