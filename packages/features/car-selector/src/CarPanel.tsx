import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useTexts, useWatchers } from '@partshop/features/core';
import { CarChoice } from './CarChoice.tsx';
import { messages } from './car-selector.messages.ts';
import { carSelectionFlow } from './car-selection.saga.ts';

const Panel = styled.section`
  display: grid;
  gap: var(--ps-space-4);
  justify-self: center;
  inline-size: min(100%, 720px);

  & > h2 {
    font-size: var(--ps-type-lg);
    text-align: center;
  }
`;

/** The choice of a car with its heading, for the not-found page. */
export function CarPanel(): ReactElement {
  const t = useTexts(messages);
  const headingId = useId();
  useWatchers(carSelectionFlow);
  return (
    <Panel aria-labelledby={headingId}>
      <h2 id={headingId}>{t('orPick')}</h2>
      <CarChoice />
    </Panel>
  );
}
