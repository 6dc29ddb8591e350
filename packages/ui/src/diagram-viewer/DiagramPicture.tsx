import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Scan, ZoomIn, ZoomOut } from '../icons.ts';
import type { DiagramPart } from './diagram-parts.ts';
import { useDiagramZoom } from './use-diagram-zoom.ts';
import type { ChosenPart } from './use-chosen-part.ts';
import { GREATEST_ZOOM, LEAST_ZOOM } from './zoom-math.ts';

export type DiagramPictureTexts = {
  /** The accessible name of the frame: "Drawing". */
  picture: string;
  /** The keyboard help, read with the frame: "+ and - zoom, 0 shows all, arrows move". */
  keys: string;
  zoomIn: string;
  zoomOut: string;
  /** The label of the button that shows the whole drawing. */
  reset: string;
};

type DiagramPictureProps = {
  drawing: ReactNode;
  parts: readonly DiagramPart[];
  texts: DiagramPictureTexts;
  locale: string;
  choice: ChosenPart;
};

/** The drawing in a scrollable frame, with a button at each part and zoom buttons. */
export function DiagramPicture({ drawing, parts, texts, locale, choice }: DiagramPictureProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const { zoom, enlarge, diminish, reset, frameProps } = useDiagramZoom(frameRef);
  const isWhole = zoom === LEAST_ZOOM;
  return (
    <div className="ps-diagram-picture">
      <div
        ref={frameRef}
        className="ps-diagram-frame"
        role="group"
        aria-label={texts.picture}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
        data-zoomed={isWhole ? undefined : ''}
        style={{ '--ps-diagram-zoom': zoom } as CSSProperties}
        {...frameProps}
      >
        <div className="ps-diagram-canvas">
          {drawing}
          {parts.map((part) => (
            <Hotspots key={part.id} part={part} choice={choice} />
          ))}
        </div>
      </div>
      <span className="ps-hidden" id={keysId}>
        {texts.keys}
      </span>
      <div className="ps-diagram-tools">
        <IconButton isBare label={texts.zoomOut} aria-disabled={isWhole || undefined} onClick={diminish}>
          <ZoomOut />
        </IconButton>
        <output className="ps-diagram-zoom" suppressHydrationWarning>
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
        </output>
        <IconButton isBare label={texts.zoomIn} aria-disabled={zoom >= GREATEST_ZOOM || undefined} onClick={enlarge}>
          <ZoomIn />
        </IconButton>
        <IconButton isBare label={texts.reset} aria-disabled={isWhole || undefined} onClick={reset}>
          <Scan />
        </IconButton>
      </div>
    </div>
  );
}

function Hotspots({ part, choice }: { part: DiagramPart; choice: ChosenPart }) {
  const { id, position, name, points } = part;
  return points.map(({ x, y }) => (
    <button
      key={`${x} ${y}`}
      type="button"
      className="ps-diagram-spot"
      style={{ '--ps-diagram-x': `${x}%`, '--ps-diagram-y': `${y}%` } as CSSProperties}
      aria-pressed={choice.chosen === id}
      data-part={id}
      data-pointed={choice.pointed === id ? '' : undefined}
      onClick={() => choice.choose(id)}
      onPointerEnter={() => choice.point(id, 'picture')}
      onPointerLeave={choice.unpoint}
      onFocus={() => choice.point(id, 'picture')}
      onBlur={choice.unpoint}
    >
      {position}
      <span className="ps-diagram-spot-name">{` ${name}`}</span>
    </button>
  ));
}
