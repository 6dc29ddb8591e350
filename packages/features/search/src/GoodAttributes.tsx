import type { CardAttribute } from '@partshop/api-client';
import { isolate, useLocale } from '@partshop/features/core';
import { dataNumberFormatter } from './data-number.ts';

/** What tells an article from others of its kind: the viscosity of an oil, the capacity of a battery. */
export function GoodAttributes({ attributes }: { attributes: readonly CardAttribute[] }) {
  const locale = useLocale();
  const show = dataNumberFormatter(locale.format);
  return (
    <dl className="card-attributes">
      {attributes.map(({ key, name, value, unit }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{isolate([show(value), unit].filter(Boolean).join('\u00A0'), locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
