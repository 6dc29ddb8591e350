import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CarBody } from '../car-silhouette/body-drawings.ts';
import { CarDrawing } from '../car-silhouette/CarSilhouette.tsx';
import { Check } from '../icons.ts';
import { carCardRules } from './car-card.styles.ts';
import { PageLink } from '../link-provider/link-context.ts';

type Chosen =
  | { isCurrent?: false | undefined; currentLabel?: string | undefined }
  | {
      isCurrent: true;
      /** The text of the mark: "Chosen". */
      currentLabel: string;
    };

export type CarCardProps = Omit<ComponentPropsWithoutRef<'article'>, 'children'> &
  Chosen & {
    /** Brand, series and model: "Škoda Octavia III". */
    name: string;
    /** The owner's nickname for the car: "The family's". Shown first if there is one. */
    nickname?: string | undefined;
    /** Year, engine, gearbox: each a few words. */
    facts?: readonly string[] | undefined;
    /** The body number; shown left to right, after its label. */
    vin?: { label: string; value: string } | undefined;
    /** @default 'sedan' */
    body?: CarBody | undefined;
    /** The URL of the car's page; the whole card links to it. */
    href?: string | undefined;
    /** The buttons of the card: choose, rename, remove. */
    actions?: ReactNode;
    /** `li` where the parent is a list. @default 'article' */
    as?: 'article' | 'li' | 'div' | undefined;
    /** The element of the name, by the page's outline. @default 'h3' */
    headingAs?: 'h2' | 'h3' | 'h4' | undefined;
  };

const Root = styled.article`
  ${carCardRules}
`;

/** A car of the garage: its nickname, name and facts, and the actions for it. */
export const CarCard = forwardRef<HTMLElement, CarCardProps>(function CarCard(
  { name, nickname, facts = [], vin, body = 'sedan', href, actions, isCurrent = false, currentLabel, ...others },
  ref,
) {
  const { headingAs: Heading = 'h3', ...rest } = others;
  return (
    <Root ref={ref} {...rest} data-ui="CarCard" data-chosen={isCurrent ? '' : undefined}>
      <div className="ps-car-picture">
        <svg
          className="ps-silhouette ps-directional"
          viewBox="0 0 120 48"
          preserveAspectRatio="xMinYMid"
          aria-hidden="true"
        >
          <CarDrawing body={body} />
        </svg>
        {isCurrent ? (
          <span className="ps-car-chosen">
            <Check />
            {currentLabel}
          </span>
        ) : null}
      </div>
      <div className="ps-car-text">
        <CarName as={Heading} href={href} name={nickname ?? name} />
        {nickname ? <bdi className="ps-car-model">{name}</bdi> : null}
        <Facts facts={facts} />
        {vin ? (
          <span className="ps-car-vin">
            {vin.label}{' '}
            <bdi dir="ltr" translate="no">
              {vin.value}
            </bdi>
          </span>
        ) : null}
      </div>
      {actions ? <div className="ps-car-actions">{actions}</div> : null}
    </Root>
  );
});

function CarName({ as: Heading, href, name }: { as: ElementType; href: string | undefined; name: string }) {
  return (
    <Heading className="ps-car-name">
      {href === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <PageLink href={href} data-card-link>
          <bdi>{name}</bdi>
        </PageLink>
      )}
    </Heading>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="ps-car-facts">
      {facts.map((fact) => (
        <li key={fact}>
          <bdi>{fact}</bdi>
        </li>
      ))}
    </ul>
  );
}
