import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, type SVGAttributes } from 'react';
import { classNames } from '../class-names.ts';

export type IconProps = SVGAttributes<SVGSVGElement>;

export type Icon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>> & {
  /** The `d` of its path, for rows that are written by a template. */
  outline: string;
};

/** Options of an icon besides its outline. */
export type IconTraits = {
  /** The icon points in reading direction: global.css mirrors it in right-to-left text. */
  isDirectional?: boolean;
  /** The `d` of shapes that are filled instead of outlined: dots. */
  filled?: string;
};

/**
 * Creates an icon component from the `d` of one path in a viewBox of 24 × 24. The icon has the size of the text beside it and is
 * hidden from screen readers unless it has an `aria-label` or `aria-labelledby`.
 *
 * A page of a hundred offers shows hundreds of icons, so elements are created once per module: without props an icon always returns
 * the same element.
 */
export function createIcon(name: string, outline: string, { isDirectional = false, filled }: IconTraits = {}): Icon {
  const line = <path d={outline} />;
  const content = filled ? (
    <>
      {line}
      <path d={filled} fill="currentColor" />
    </>
  ) : (
    line
  );
  const own = isDirectional ? 'ps-icon ps-directional' : 'ps-icon';
  const base = { viewBox: '0 0 24 24', width: 24, height: 24, fill: 'none', stroke: 'currentColor' } as const;
  const plain = (
    <svg {...base} className={own} aria-hidden="true">
      {content}
    </svg>
  );

  const Drawn = forwardRef<SVGSVGElement, IconProps>((props, ref) => {
    if (ref === null && isEmpty(props)) return plain;
    const { className, children, ...rest } = props;
    const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
    return (
      <svg
        ref={ref}
        {...base}
        {...(isNamed ? { role: 'img' } : { 'aria-hidden': true })}
        {...rest}
        className={classNames(own, className)}
      >
        {content}
        {children}
      </svg>
    );
  });
  Drawn.displayName = name;
  return Object.assign(Drawn, { outline });
}

function isEmpty(props: object): boolean {
  for (const _ in props) return false;
  return true;
}
