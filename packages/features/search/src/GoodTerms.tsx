import { createFragment, useTexts } from '@partshop/features/core';
import { messages } from './search.messages.ts';

type GoodTermsProps = {
  /** When the best offer arrives; empty without offers. */
  delivery: string;
  /** How soon that is, for its colour. */
  arrival: 'today' | 'soon' | 'later';
  /** How many offers there are; empty if the best one is the only one. */
  offers: string;
  /** How many pieces one buys at least; empty for single pieces. */
  pack: string;
};

/** The terms of the best offer, or that there is none. Cached. */
export const GoodTerms = createFragment<GoodTermsProps>(
  function Terms({ delivery, arrival, offers, pack }) {
    const t = useTexts(messages);
    if (delivery === '') return <span>{t('cardSubstitutes')}</span>;
    return (
      <>
        <span data-soon={arrival !== 'later'}>{arrival === 'today' ? <mark>{delivery}</mark> : delivery}</span>
        {offers === '' ? null : <span>{offers}</span>}
        {pack === '' ? null : <span>{pack}</span>}
      </>
    );
  },
  ['delivery', 'offers', 'pack'],
);
