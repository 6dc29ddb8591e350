import { type ReactNode, useState } from 'react';
import { StyleSheetManager } from 'styled-components';

export type StaticStylesProps = { children: ReactNode };

/**
 * For pages under `style-src 'self'` that link `@partshop/ui/styles.css`: inside it, no component adds a style to the page.
 * styled-components writes its rules into an element that never joins the document, so there is nothing for a policy to refuse.
 */
export function StaticStyles({ children }: StaticStylesProps) {
  const [target] = useState(prepare);
  return (
    <StyleSheetManager disableCSSOMInjection {...(target && { target })}>
      {children}
    </StyleSheetManager>
  );
}

const MARK = 'data-ps-style';

/**
 * Server markup for the same pages, which refuse `style` attributes: those of single elements (the width of a column, the share of
 * a bar) wait under another name until `StaticStyles` is hydrated. Takes what React's renderers give.
 */
export function toStaticMarkup(markup: string): string {
  // React writes quotes in texts and values as &quot;, so this is an attribute wherever it stands.
  return markup.replaceAll(/ style="([^"]*)"/g, ` ${MARK}="$1"`);
}

/** Before what is inside is hydrated, so that React finds the styles that it expects. */
function prepare(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`[${MARK}]`)) {
    // A property of the element, not its attribute: policies allow it.
    element.style.cssText = element.getAttribute(MARK) ?? '';
    element.removeAttribute(MARK);
  }
  return document.createElement('div');
}
