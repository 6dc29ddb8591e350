import { useTexts } from '@partshop/features/core';
import { DefinitionList } from '@partshop/ui';
import type { ShownSizes } from './car-catalog.loadables.ts';
import { messages } from './wipers.messages.ts';

/** The length of each wiper blade of a model, and how its connector is recognised. */
export function WiperSizeList({ sizes: { blades, connector, isDemo } }: { sizes: ShownSizes }) {
  const t = useTexts(messages);
  const items = [
    ...blades.map(({ place, lengthMm }) => ({ term: t(place), value: t('length', { length: String(lengthMm) }) })),
    {
      term: t('connector'),
      value: (
        <>
          {t(connector)}
          <span className="catalogue-sign">{t(`${connector}Sign`)}</span>
        </>
      ),
    },
  ];
  return (
    <section className="catalogue-part" aria-labelledby="wiper-sizes">
      <h2 id="wiper-sizes">{t('sizes')}</h2>
      <DefinitionList className="catalogue-sizes" items={items} />
      {isDemo ? <p className="catalogue-note">{t('demo')}</p> : null}
    </section>
  );
}
