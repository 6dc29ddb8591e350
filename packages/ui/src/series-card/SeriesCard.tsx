import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CarBody } from '../car-silhouette/body-drawings.ts';
import { CarDrawing } from '../car-silhouette/CarSilhouette.tsx';
import { seriesCardRules } from './series-card.styles.ts';
import { PageLink } from '../link-provider/link-context.ts';

export type SeriesCardProps = Omit<ComponentPropsWithoutRef<'article'>, 'children'> & {
  /** The maker's name of the series: "Octavia". */
  name: string;
  href: string;
  /** The years of production: "2012–2020", "since 2019". */
  years?: string | undefined;
  /** The number of models as a text: "12 models". */
  modelCount?: string | undefined;
  /** @default 'sedan' */
  body?: CarBody | undefined;
  /** A photograph that replaces the drawing. */
  picture?: ReactNode;
  /** `li` where the parent is a list. @default 'article' */
  as?: 'article' | 'li' | 'div' | undefined;
  /** The element of the name, by the page's outline. @default 'h3' */
  headingAs?: 'h2' | 'h3' | 'h4' | undefined;
};

const Root = styled.article`
  ${seriesCardRules}
`;

/** A series of a brand to choose a car from: its picture, years of production and number of models. */
export const SeriesCard = forwardRef<HTMLElement, SeriesCardProps>(function SeriesCard(
  { name, href, years, modelCount, body = 'sedan', picture, headingAs: Heading = 'h3', ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="SeriesCard">
      <div className="ps-series-picture">
        {picture ?? (
          <svg className="ps-silhouette ps-directional" viewBox="0 0 120 48" aria-hidden="true">
            <CarDrawing body={body} />
          </svg>
        )}
      </div>
      <Heading className="ps-series-name">
        <PageLink href={href} data-card-link>
          <bdi>{name}</bdi>
        </PageLink>
      </Heading>
      {years || modelCount ? (
        <div className="ps-series-facts">
          {years ? <bdi>{years}</bdi> : null}
          {modelCount ? <span>{modelCount}</span> : null}
        </div>
      ) : null}
    </Root>
  );
});
