import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { CircleCheck, CircleQuestionMark, CircleX } from '../icons.ts';
import { fitVerdictRules } from './fit-verdict.styles.ts';
import { LocaleContext } from '../ui-locale/use-locale.ts';

type CheckedOn =
  | {
      /** The date of the check: `2026-06-03`. */
      date: string;
      /** BCP 47, for the date; that of `UiLocale` if it is not given. */
      locale?: string | undefined;
    }
  | { date?: undefined; locale?: string | undefined };

export type FitVerdictProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> &
  CheckedOn & {
    verdict: 'fits' | 'does-not-fit' | 'unknown';
    /** The verdict as a text: "Fits", or with the car's name if there is room. */
    label: ReactNode;
    /** The source: "by the maker's catalogue". */
    source?: string | undefined;
    /** Further conditions, or why the fit is unknown. Only where `size` is `medium`. */
    description?: ReactNode;
    /** A link or button that settles the question: "Check by VIN". Only where `size` is `medium`. */
    actions?: ReactNode;
    /** `small` is a single line: source and date are in the tooltip. @default 'small' */
    size?: 'small' | 'medium' | undefined;
    /** Leaves the style to a parent that includes `fitVerdictRules`, as in `Button`: for the rows of a long table. */
    isBare?: boolean | undefined;
  };

const ICONS = { fits: CircleCheck, 'does-not-fit': CircleX, unknown: CircleQuestionMark } as const;

const Root = styled.div`
  ${fitVerdictRules}
`;

/** Whether a part fits the chosen car, with the source and date of the verdict. Icon and text express it; the colour only helps. */
export const FitVerdict = forwardRef<HTMLDivElement, FitVerdictProps>(function FitVerdict(
  { verdict, label, source, date, locale, description, actions, size = 'small', isBare, className, ...rest },
  ref,
) {
  const Element: ElementType<ComponentPropsWithoutRef<'div'>> = isBare ? 'div' : Root;
  const around = useContext(LocaleContext);
  const Icon = ICONS[verdict];
  const day = date === undefined ? undefined : formatDay(date, locale ?? around);
  const isFull = size === 'medium';
  return (
    <Element
      ref={ref}
      title={isFull ? undefined : [source, day].filter(Boolean).join(' · ') || undefined}
      {...rest}
      className={classNames(isBare && 'ps-fit', className)}
      data-ui="FitVerdict"
      data-verdict={verdict}
      data-size={size}
    >
      <span className="ps-fit-main">
        <Icon />
        <span className="ps-fit-text">
          <span className="ps-fit-label">{label}</span>
          <Origin source={source} date={date} day={day} isHidden={!isFull} />
          {isFull && description ? <span className="ps-fit-note">{description}</span> : null}
        </span>
      </span>
      {isFull && actions ? <span className="ps-fit-action">{actions}</span> : null}
    </Element>
  );
});

type OriginProps = { source: string | undefined; date: string | undefined; day: string | undefined; isHidden: boolean };

/** The source and the date; where `size` is `small` for screen readers only. */
function Origin({ source, date, day, isHidden }: OriginProps) {
  if (!source && !day) return null;
  return (
    <span className={isHidden ? 'ps-hidden' : 'ps-fit-origin'}>
      {source ? <span>{source}</span> : null}{' '}
      {day ? (
        <time dateTime={date} suppressHydrationWarning>
          {day}
        </time>
      ) : null}
    </span>
  );
}

function formatDay(date: string, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
