import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactElement } from 'react';

/** A page of docs with a landmark for its content, which the container alone has not. */
export function DocsPage({ children, ...container }: PropsWithChildren<DocsContainerProps>): ReactElement {
  return (
    <DocsContainer {...container}>
      <main>{children}</main>
    </DocsContainer>
  );
}
