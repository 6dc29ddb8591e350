import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { MODULES } from './places.ts';
import type { StyledComponent } from './record-styled-components.ts';

const RECORDER = new URL('record-styled-components.ts', import.meta.url).href;

/**
 * The rules of all components in one style sheet, by the class name of the component's id. The class name that styled-components
 * derives from the rules and its version does not occur, so the sheet works with any version.
 */
export async function staticStyles(): Promise<string> {
  const components = await loadComponents();
  const sheet = new ServerStyleSheet();
  try {
    const classNames = components.map((component) => {
      const markup = renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'div' })));
      const names = /class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
      return { id: component.styledComponentId, generated: names.at(-1) ?? '' };
    });
    return nameByIds(rulesOf(sheet.getStyleTags()), classNames);
  } finally {
    sheet.seal();
  }
}

async function loadComponents(): Promise<readonly StyledComponent[]> {
  const modules = pathToFileURL(MODULES).href;
  const hooks = registerHooks({
    resolve: (specifier, context, nextResolve) =>
      specifier === 'styled-components' && context.parentURL?.startsWith(modules)
        ? { url: RECORDER, shortCircuit: true }
        : nextResolve(specifier, context),
  });
  // The index first, so that rules have the order of a page; then modules that components load on demand.
  for (const file of ['index.js', ...globSync('**/*.js', { cwd: MODULES })])
    await import(pathToFileURL(path.join(MODULES, file)).href);
  hooks.deregister();
  const { recorded } = (await import(RECORDER)) as typeof import('./record-styled-components.ts');
  const dynamic = recorded.filter(({ componentStyle }) => componentStyle.rules.some(isFunction));
  if (dynamic.length > 0) {
    const names = dynamic.map(({ styledComponentId }) => styledComponentId).join(', ');
    throw new Error(`Styles that depend on props cannot be in a style sheet: ${names}. Use data attributes.`);
  }
  return recorded;
}

function isFunction(rule: unknown): boolean {
  return typeof rule === 'function' && !('styledComponentId' in rule);
}

/** Extracts the rules from styled-components' style tags, without its markers. */
function rulesOf(styleTags: string): string {
  return styleTags
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll(/(?:\/\*!sc\*\/|\n)+/g, '\n')
    .trim();
}

function nameByIds(css: string, classNames: readonly { id: string; generated: string }[]): string {
  const ids = new Map(classNames.map(({ id, generated }) => [generated, id]));
  return css.replaceAll(/\.([A-Za-z_-][\w-]*)/g, (whole, name: string) => {
    const id = ids.get(name);
    return id === undefined ? whole : `.${id}`;
  });
}
