import { type ReactNode, useState } from 'react';
import { StyleSheetManager } from 'styled-components';

export type StaticStylesProps = { children: ReactNode };

/**
 * For pages under `style-src 'self'` that link `@partshop/ui/styles.css`: components inside add no styles to the page.
 * styled-components writes its rules into an element outside the document, so there is nothing that the policy could refuse.
 */
export function StaticStyles({ children }: StaticStylesProps) {
  const [target] = useState(prepare);
  return (
    <StyleSheetManager disableCSSOMInjection {...(target && { target })}>
      {children}
    </StyleSheetManager>
  );
}

const RENAMED_STYLE = 'data-ps-style';

/**
 * Prepares server markup for such pages, whose policy refuses `style` attributes (the width of a column, the share of a bar):
 * renames them until `StaticStyles` hydrates. Takes the output of React's server renderers.
 */
export function toStaticMarkup(markup: string): string {
  // React writes quotes in texts and values as &quot;, so every match is an attribute.
  return markup.replaceAll(/ style="([^"]*)"/g, ` ${RENAMED_STYLE}="$1"`);
}

/**
 * Restores the styles before hydration, so that React finds what it expects, and creates an element for styled-components' rules.
 */
function prepare(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`[${RENAMED_STYLE}]`)) {
    // Policies refuse the attribute, but allow setting the property.
    element.style.cssText = element.getAttribute(RENAMED_STYLE) ?? '';
    element.removeAttribute(RENAMED_STYLE);
  }
  return document.createElement('div');
}
