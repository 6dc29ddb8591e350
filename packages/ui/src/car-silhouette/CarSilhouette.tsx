import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { bodyDrawings, bodyPath, type CarBody } from './body-drawings.ts';
import { carSilhouetteRules } from './car-silhouette.styles.ts';

export type CarSilhouetteProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'> & {
  /** @default 'sedan' */
  body?: CarBody | undefined;
  /** The accessible name, if no text beside it names the body: "Wagon". Without it the drawing is decorative. */
  label?: string | undefined;
};

const Root = styled.svg`
  ${carSilhouetteRules}
`;

/**
 * The side view of a car with this body. It faces the reading direction, so it is mirrored right-to-left. The parent sets the
 * width.
 */
export const CarSilhouette = forwardRef<SVGSVGElement, CarSilhouetteProps>(function CarSilhouette(
  { body = 'sedan', label, className, ...rest },
  ref,
) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root
      ref={ref}
      {...rest}
      {...meaning}
      className={classNames('ps-silhouette ps-directional', className)}
      viewBox="0 0 120 48"
      data-ui="CarSilhouette"
      data-body={body}
    >
      <CarDrawing body={body} />
    </Root>
  );
});

/** Only the `<svg>`, for cards that include `carSilhouetteRules` themselves. */
export function CarDrawing({ body }: { body: CarBody }) {
  const drawing = bodyDrawings[body];
  const { axles, wheel, glass, detail } = drawing;
  return (
    <>
      <path className="ps-silhouette-ground" d="M2 44h116" />
      <path className="ps-silhouette-body" d={bodyPath(drawing)} />
      <path className="ps-silhouette-glass" d={glass} />
      <path className="ps-silhouette-detail" d={detail} />
      {axles.map((axle) => (
        <g key={axle} transform={`translate(${axle} ${43 - wheel})`}>
          <circle className="ps-silhouette-tyre" r={wheel} />
          <circle className="ps-silhouette-hub" r={wheel - 3.2} />
        </g>
      ))}
    </>
  );
}
