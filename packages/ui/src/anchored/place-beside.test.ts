import { describe, expect, it } from 'vitest';
import { type Placement, placeBeside } from './place-beside.ts';

const view = { inlineSize: 390, blockSize: 800 };
const panel = { inlineSize: 200, blockSize: 100 };
const anchorAt = (inline: number, block: number) => ({ inline, block, inlineSize: 100, blockSize: 40 });
const place = (anchor: ReturnType<typeof anchorAt>, placement: Placement, size = panel) =>
  placeBeside({ anchor, panel: size, view, placement, gap: 4 });

describe('placeBeside', () => {
  it.each([
    { placement: 'below-start', inline: 120, block: 344 },
    { placement: 'below', inline: 70, block: 344 },
    { placement: 'below-end', inline: 20, block: 344 },
    { placement: 'above-start', inline: 120, block: 196 },
    { placement: 'above', inline: 70, block: 196 },
    { placement: 'above-end', inline: 20, block: 196 },
  ] as const)('uses the requested side while there is room: $placement', ({ placement, inline, block }) => {
    expect(place(anchorAt(120, 300), placement)).toEqual({ inline, block });
  });

  it('flips to the other side at the edges of the viewport', () => {
    expect(place(anchorAt(120, 750), 'below-start').block).toBe(646);
    expect(place(anchorAt(120, 20), 'above-start').block).toBe(64);
  });

  it('stays inside the viewport along the line', () => {
    expect(place(anchorAt(280, 300), 'below-start').inline).toBe(186);
    expect(place(anchorAt(10, 300), 'below-end').inline).toBe(4);
  });

  it('starts at the start of the viewport if the panel is larger', () => {
    expect(place(anchorAt(120, 300), 'below-start', { inlineSize: 500, blockSize: 900 })).toEqual({
      inline: 4,
      block: 4,
    });
  });
});
