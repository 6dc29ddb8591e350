/**
 * Replaces styled-components while the static style sheet is built: the same library, but it also records every styled component in
 * the order of definition, which is the order of the rules.
 */
import { styled as realStyled } from 'styled-components';

export * from 'styled-components';

export type StyledComponent = Parameters<typeof realStyled>[0] & {
  styledComponentId: string;
  componentStyle: { rules: unknown[] };
};

export const recorded: StyledComponent[] = [];

type Callable = (...parts: unknown[]) => unknown;

/** Wraps a constructor of styled components, and all that its methods return, so that every component is recorded. */
function recording(target: Callable): Callable {
  return new Proxy(target, {
    get(owner, key) {
      const value: unknown = Reflect.get(owner, key);
      return typeof value === 'function' ? recording(value as Callable) : value;
    },
    apply(owner, self, parts: unknown[]) {
      const made: unknown = Reflect.apply(owner, self, parts);
      if (typeof made === 'function') return recording(made as Callable);
      if (typeof made === 'object' && made !== null && 'styledComponentId' in made)
        recorded.push(made as StyledComponent);
      return made;
    },
  });
}

export const styled = recording(realStyled as unknown as Callable) as unknown as typeof realStyled;
