import { type ComponentPropsWithoutRef, type CSSProperties, type ElementType, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { Truck } from '../icons.ts';
import { deliveryPromiseRules } from './delivery-promise.styles.ts';
import { type DeliveryTerm, rateTone, termText } from './promise-texts.ts';
import { useLocale } from '../ui-locale/use-locale.ts';

export type KeptRate = {
  /** The number of recent deliveries that arrived on time. */
  kept: number;
  of: number;
  /** The same as a text: "94 of 100 on time". */
  label: string;
};

export type DeliveryPromiseProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  term: DeliveryTerm;
  /** BCP 47, for dates and numbers. */
  locale?: string | undefined;
  /** How many past promises were kept. */
  keptRate?: KeptRate | undefined;
  /** The destination: "to Nizhny Novgorod". */
  city?: ReactNode;
  /** The condition of the promise: "if ordered today before 18:00". Only where `size` is `medium`. */
  cutoff?: ReactNode;
  /** `small` is two short lines. @default 'small' */
  size?: 'small' | 'medium' | undefined;
  /** Leaves the style to a parent that includes `deliveryPromiseRules`, as in `Button`: for the rows of a long table. */
  isBare?: boolean | undefined;
};

const Root = styled.div`
  ${deliveryPromiseRules}
`;

/** When a part arrives, and how often such promises were kept. */
export const DeliveryPromise = forwardRef<HTMLDivElement, DeliveryPromiseProps>(function DeliveryPromise(
  { term, locale: ownLocale, keptRate, city, cutoff, size = 'small', isBare, className, ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const Element: ElementType<ComponentPropsWithoutRef<'div'>> = isBare ? 'div' : Root;
  const isFull = size === 'medium';
  return (
    <Element
      ref={ref}
      {...rest}
      className={classNames(isBare && 'ps-promise', className)}
      data-ui="DeliveryPromise"
      data-size={size}
    >
      {isFull ? <Truck /> : null}
      <span className="ps-promise-line">
        <Term term={term} locale={locale} />
        {city ? <span className="ps-promise-city">{city}</span> : null}
      </span>
      {isFull && cutoff ? <span className="ps-promise-cutoff">{cutoff}</span> : null}
      {keptRate ? <Rate {...keptRate} /> : null}
    </Element>
  );
});

/** A single day is a `<time>`; HTML has no such element for a range. */
function Term({ term, locale }: { term: DeliveryTerm; locale: string }) {
  const text = <bdi suppressHydrationWarning>{termText(term, locale)}</bdi>;
  const isDay = 'from' in term && (term.to === undefined || term.to === term.from);
  return isDay ? (
    <time className="ps-promise-term" dateTime={term.from}>
      {text}
    </time>
  ) : (
    <span className="ps-promise-term">{text}</span>
  );
}

/** The text and a bar beside it, to compare rows at a glance. */
function Rate({ kept, of, label }: KeptRate) {
  const share = of > 0 ? Math.min(1, kept / of) : 0;
  return (
    <span className="ps-promise-rate" data-tone={rateTone(share)}>
      <span
        className="ps-promise-meter"
        aria-hidden="true"
        style={{ '--ps-promise-share': share.toFixed(3) } as CSSProperties}
      />
      {label}
    </span>
  );
}
