import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, type SVGAttributes } from 'react';
import { classNames } from '../class-names.ts';

export type IconProps = SVGAttributes<SVGSVGElement>;

export type Icon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;

/** How an icon behaves beside its outline. */
export type IconTraits = {
  /** It points along the line: global.css mirrors it where the text runs from right to left. */
  isDirectional?: boolean;
  /** What is filled instead of drawn as a line: dots. */
  filled?: string;
};

/**
 * An icon from the `d` of one path, 24 units square. It takes the size of the text beside it and is hidden from screen readers
 * unless it is given an `aria-label` (or `aria-labelledby`).
 *
 * A page of a hundred offers shows hundreds of them, so everything is made once, when the module is loaded: without props an icon
 * is one and the same element every time.
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

  const Icon = forwardRef<SVGSVGElement, IconProps>((props, ref) => {
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
  Icon.displayName = name;
  return Icon;
}

function isEmpty(props: object): boolean {
  for (const _ in props) return false;
  return true;
}
