import { createRef, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toOnePath } from '../../scripts/one-path.ts';
import { createIcon } from './create-icon.tsx';

const Check = createIcon('Check', 'M20 6 9 17l-5-5');

describe('an icon', () => {
  it('is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Check />)).toBe(
      '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" class="ps-icon" aria-hidden="true"><path d="M20 6 9 17l-5-5"></path></svg>',
    );
  });

  it('is an image if it has a name', () => {
    const markup = renderToStaticMarkup(<Check aria-label="Подходит" />);
    expect(markup).toContain('role="img"');
    expect(markup).toContain('aria-label="Подходит"');
    expect(markup).not.toContain('aria-hidden');
  });

  it('passes attributes on and keeps its class', () => {
    const markup = renderToStaticMarkup(<Check className="guest" data-mark="yes" width={16} ref={createRef()} />);
    expect(markup).toContain('class="ps-icon guest"');
    expect(markup).toContain('data-mark="yes"');
    expect(markup).toContain('width="16"');
  });

  it('is mirrored if it points in reading direction', () => {
    const Forward = createIcon('ArrowForward', 'M5 12h14', { isDirectional: true });
    expect(renderToStaticMarkup(createElement(Forward))).toContain('class="ps-icon ps-directional"');
  });

  it('can have filled parts', () => {
    const Dot = createIcon('Dot', 'M2 2h20', { filled: 'M12 12h1' });
    expect(renderToStaticMarkup(<Dot />)).toContain('<path d="M12 12h1" fill="currentColor"></path></svg>');
  });
});

describe('one path for all shapes of an icon', () => {
  it('starts each shape at its own position', () => {
    const shapes = [
      ['path', { d: 'M4 4h2' }],
      ['path', { d: 'm9 12 2 2 4-4', key: 'a' }],
      ['path', { d: 'm21 21-4.34-4.34' }],
      ['path', { d: 'm3.5.5v2' }],
    ] as const;
    expect(toOnePath(shapes)).toEqual({ outline: 'M4 4h2M9 12l2 2 4-4M21 21l-4.34-4.34M3.5 .5v2' });
  });

  it('converts circles, rectangles and lines', () => {
    const shapes = [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
      ['rect', { x: '2', y: '3', width: '20', height: '10', rx: '2' }],
    ] as const;
    expect(toOnePath(shapes).outline).toBe(
      'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM1 2L3 4M4 3h16a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
    );
  });

  it('separates filled shapes', () => {
    expect(toOnePath([['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor' }]])).toEqual({
      outline: '',
      filled: 'M6.5 7a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z',
    });
  });

  it('rejects shapes and attributes that a path cannot express', () => {
    expect(() => toOnePath([['path', { d: 'M1 1', transform: 'rotate(3)' }]])).toThrow(/transform/);
    expect(() => toOnePath([['text', {}]])).toThrow(/<text>/);
  });
});
