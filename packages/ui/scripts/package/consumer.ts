import { type Entry, hasValues } from './entries.ts';

/**
 * The source of a partner's module that imports every entry and uses one component. TypeScript checks the declarations of the
 * package with it.
 */
export function consumerSource(entries: readonly Entry[]): string {
  const names = entries.filter(hasValues).map(({ name }) => name);
  return `${names.map((name, index) => `import * as entry${index} from '@partshop/ui/${name}';`).join('\n')}
import * as index from '@partshop/ui';
import { Button } from '@partshop/ui/button';
import { createElement } from 'react';

createElement(Button, { variant: 'primary', onClick: (event) => event.currentTarget.form });
// @ts-expect-error There is no such variant.
createElement(Button, { variant: 'loud' });

export const entries = [index, ${names.map((_, index) => `entry${index}`).join(', ')}];
`;
}
