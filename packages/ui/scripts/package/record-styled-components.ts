/**
 * Takes the place of styled-components while the static style sheet is made: the same library, which also remembers every
 * styled component in the order in which they are made, as this is the order of their rules.
 */
import { styled as realStyled } from 'styled-components';

export * from 'styled-components';

export type StyledComponent = Parameters<typeof realStyled>[0] & {
  styledComponentId: string;
  componentStyle: { rules: unknown[] };
};

export const recorded: StyledComponent[] = [];

type Callable = (...parts: unknown[]) => unknown;

/** A constructor of styled components, and what its methods return, with a memory. */
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
