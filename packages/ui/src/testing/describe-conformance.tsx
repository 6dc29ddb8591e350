import { createElement, createRef, type ElementType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';

export type ConformanceCase = {
  component: ElementType;
  /** Minimal props. */
  props: object;
};

/**
 * Tests what pages may rely on in every component: a stable `data-ui`, `className` on the same element, all further attributes
 * passed on, no outer margin, and deterministic server rendering.
 */
export function describeConformance(name: string, { component, props }: ConformanceCase): void {
  describe(`${name} with ${Object.keys(props).join(', ') || 'nothing'}`, () => {
    const guest = { ...props, className: 'guest', 'data-guest': 'yes' };

    it('marks its root with its name', () => {
      expect(rootTag(component, props)).toContain(`data-ui="${name}"`);
    });

    it('keeps its name whatever it is given', () => {
      expect(rootTag(component, { ...guest, 'data-ui': 'Guest' })).toContain(`data-ui="${name}"`);
    });

    it('takes a class name on its root', () => {
      expect(rootTag(component, guest)).toMatch(/class="[^"]*\bguest\b/);
    });

    it('passes further attributes on', () => {
      expect(renderToString(createElement(component, guest))).toContain('data-guest="yes"');
    });

    it('leaves the space around it to its parent', () => {
      expect(rootDeclarations(component, props)).not.toMatch(/(?:^|;)margin/);
    });

    it('renders the same markup twice', () => {
      const render = () => renderToString(createElement(component, props));
      expect(render()).toBe(render());
    });
  });
}

/** Tests in a browser that a ref is the root, or in a field its control. */
export function describeRef(name: string, { component, props }: ConformanceCase): void {
  it(`${name} takes a ref to its root or control`, () => {
    const ref = createRef<Element>();
    const container = document.createElement('div');
    const root = createRoot(container);
    flushSync(() => root.render(createElement(component, { ...props, ref })));
    const element = container.querySelector(`[data-ui="${name}"]`);
    const isControl =
      ref.current?.matches('input, select, textarea') === true && element?.contains(ref.current) === true;
    expect(isControl ? element : ref.current).toBe(element);
    expect(ref.current).not.toBeNull();
    root.unmount();
  });
}

function rootTag(component: ElementType, props: object): string {
  return /<[^>]*>/.exec(renderToString(createElement(component, props)))?.[0] ?? '';
}

/** The declarations of the root, from rules without a nested selector. */
function rootDeclarations(component: ElementType, props: object): string {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(sheet.collectStyles(createElement(component, props)));
    const classes = /class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
    const rules = [...sheet.getStyleTags().matchAll(/\.([\w-]+)\{([^}]*)\}/g)];
    return rules.flatMap(([, className = '', body = '']) => (classes.includes(className) ? [body] : [])).join(';');
  } finally {
    sheet.seal();
  }
}
