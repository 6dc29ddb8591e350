import { type KeyboardEvent, type MouseEvent, type TouchEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { useDiagramZoom } from '../diagram-viewer/use-diagram-zoom.ts';
import { GREATEST_ZOOM, LEAST_ZOOM } from '../diagram-viewer/zoom-math.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { ChevronBack, ChevronForward, ZoomIn, ZoomOut } from '../icons.ts';
import { Photo } from '../part-image/Photo.tsx';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';
import { galleryViewRules } from './gallery.styles.ts';
import { swipeOf, type Point } from './swipe.ts';

export type GalleryDialogProps = {
  label: string;
  items: readonly GalleryPicture[];
  index: number;
  onIndexChange: (index: number) => void;
  isOpen: boolean;
  onDismiss: () => void;
  texts: GalleryTexts;
  locale: string;
};

/** The zoom of a double click. */
const CLOSE_UP = 2.5;

const View = styled.div`
  ${galleryViewRules}
`;

/** One picture as large as the window lets it be, with zoom, and the way to the others by buttons, arrows and swipes. */
export function GalleryDialog({ label, items, index, isOpen, texts, locale, ...events }: GalleryDialogProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const touchRef = useRef<Point>(undefined);
  const keysId = useId();
  const { zoom, enlarge, diminish, reset, zoomAt, frameProps } = useDiagramZoom(frameRef);
  const isWhole = zoom === LEAST_ZOOM;
  const current = items[index];
  const isFirst = index === 0;
  const isLast = index === items.length - 1;

  function show(next: number): void {
    if (next < 0 || next >= items.length) return;
    reset();
    events.onIndexChange(next);
  }
  /** To the left in a left-to-right language is back. */
  function step(isRight: boolean): void {
    const isMirrored = frameRef.current !== null && getComputedStyle(frameRef.current).direction === 'rtl';
    show(index + (isRight === isMirrored ? -1 : 1));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') step(event.key === 'ArrowRight');
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(items.length - 1);
    else return;
    event.preventDefault();
  }

  const gestures = {
    onDoubleClick({ clientX, clientY }: MouseEvent): void {
      if (isWhole) zoomAt(CLOSE_UP, { x: clientX, y: clientY });
      else reset();
    },
    onTouchStart({ touches }: TouchEvent): void {
      const touch = touches[0];
      touchRef.current = touches.length === 1 && touch && isWhole ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const touch = changedTouches[0];
      const swipe = touch && touchRef.current && swipeOf(touchRef.current, { x: touch.clientX, y: touch.clientY });
      touchRef.current = undefined;
      // A finger that moves to the left pulls in what is on the right.
      if (swipe) step(swipe === 'left');
    },
  };

  if (!current) return null;
  return (
    <Dialog
      size="large"
      title={label}
      dismissLabel={texts.close}
      initialFocusRef={frameRef}
      isOpen={isOpen}
      onDismiss={() => {
        reset();
        events.onDismiss();
      }}
    >
      <View onKeyDown={onKeyDown}>
        <div className="ps-gallery-stage">
          <div
            ref={frameRef}
            className="ps-gallery-frame"
            role="group"
            aria-label={current.alt || label}
            aria-describedby={keysId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
            tabIndex={0}
            data-zoomed={isWhole ? undefined : ''}
            {...frameProps}
            {...gestures}
          >
            <div className="ps-gallery-canvas">
              <Photo
                key={current.src}
                picture={current}
                alt={current.alt}
                sizes="min(100vw, 880px)"
                isPriority
                fallback={null}
              />
            </div>
          </div>
          {items.length > 1 ? (
            <>
              <IconButton
                className="ps-gallery-step"
                label={texts.previous}
                aria-disabled={isFirst || undefined}
                onClick={() => show(index - 1)}
              >
                <ChevronBack />
              </IconButton>
              <IconButton
                className="ps-gallery-step"
                label={texts.next}
                aria-disabled={isLast || undefined}
                onClick={() => show(index + 1)}
              >
                <ChevronForward />
              </IconButton>
            </>
          ) : null}
        </div>
        <span className="ps-hidden" id={keysId}>
          {texts.keys}
        </span>
        <div className="ps-gallery-tools">
          {items.length > 1 ? (
            <output className="ps-gallery-place">{texts.place(index + 1, items.length)}</output>
          ) : null}
          <IconButton label={texts.zoomOut} aria-disabled={isWhole || undefined} onClick={diminish}>
            <ZoomOut />
          </IconButton>
          <output className="ps-gallery-zoom">
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
          </output>
          <IconButton label={texts.zoomIn} aria-disabled={zoom >= GREATEST_ZOOM || undefined} onClick={enlarge}>
            <ZoomIn />
          </IconButton>
        </div>
      </View>
    </Dialog>
  );
}
