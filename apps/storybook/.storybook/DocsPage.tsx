import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactElement } from 'react';

/** A docs page whose content is inside a `<main>` landmark; Storybook's own container has none. */
export function DocsPage({ children, ...container }: PropsWithChildren<DocsContainerProps>): ReactElement {
  return (
    <DocsContainer {...container}>
      <main>{children}</main>
    </DocsContainer>
  );
}
