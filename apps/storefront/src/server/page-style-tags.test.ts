import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { css, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { splitStyleTag } from './page-style-tags.ts';

const fade = keyframes`from { opacity: 0; }`;
const Box = styled.p`
  color: red;
  animation: ${css`
    ${fade} 1s
  `};

  @media print {
    display: none;
  }
`;

function tagOf(component: typeof Box): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(component)));
  return sheet.getStyleTags();
}

const textsOf = (tags: string) => [...tags.matchAll(/<style([^>]*)>([^]*?)<\/style>/g)];

describe('the style elements of a page', () => {
  const [[, plain, rules = ''] = [], [, owned, markers = ''] = []] = textsOf(splitStyleTag(tagOf(Box)));

  it('keep all rules in an element that styled-components does not take over', () => {
    expect(plain).toBe('');
    expect(rules).toMatch(/\.\w+\{color:red;animation:\w+ 1s;\}/);
    expect(rules).toMatch(/@media print\{\.\w+\{display:none;\}\}/);
    expect(rules).toMatch(/@keyframes \w+\{from\{opacity:0;\}\}/);
    expect(rules).not.toContain('data-styled');
  });

  it('give styled-components a marker for each component, and no rule', () => {
    expect(owned).toContain('data-styled="true"');
    const lines = markers.split('/*!sc*/\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) expect(line).toMatch(/^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]+"\}$/);
  });

  it('name the classes that the page has', () => {
    const name = /\.(\w+)\{color:red/.exec(rules)?.[1];
    expect(markers).toContain(`"${name},"`);
  });
});
