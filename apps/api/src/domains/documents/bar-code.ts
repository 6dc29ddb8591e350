import { Rect, Svg } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { code128 } from './code-128.ts';

/** In points: 0.3 mm, which a thermal printer of 203 dpi draws with two dots. */
const MODULE = 0.85;
const HEIGHT = 34;

/** A text in Code 128, with its quiet zones. */
export function BarCode({ text }: { text: string }): ReactElement {
  const { bars, modules } = code128(text);
  const width = (modules + 20) * MODULE;
  return h(
    Svg,
    { width, height: HEIGHT, viewBox: `0 0 ${width} ${HEIGHT}` },
    bars.map((bar) =>
      h(Rect, {
        key: bar.at,
        x: (bar.at + 10) * MODULE,
        y: 0,
        width: bar.width * MODULE,
        height: HEIGHT,
        fill: '#000000',
      }),
    ),
  );
}
