import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import type { DiagramPart } from './diagram-parts.ts';
import { diagramViewerRules } from './diagram-viewer.styles.ts';
import { DiagramList } from './DiagramList.tsx';
import { DiagramPicture, type DiagramPictureTexts } from './DiagramPicture.tsx';
import { useChosenPart } from './use-chosen-part.ts';
import { useLocale } from '../ui-locale/use-locale.ts';

export type DiagramTexts = DiagramPictureTexts & {
  /** The accessible name of the list: "Parts on the drawing". */
  list: string;
};

export type DiagramViewerProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
  /** The accessible name of the drawing: "Front brake caliper". */
  label: string;
  /** An `<img>` or `<svg>`; it fills the given width. */
  drawing: ReactNode;
  /** The drawing's size, whose ratio reserves space before the drawing loads. */
  width: number;
  height: number;
  items: readonly DiagramPart[];
  texts: DiagramTexts;
  /** BCP 47, for the zoom in percent. */
  locale?: string | undefined;
  /** The chosen part's id if the component is controlled; `null` is none. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called when a part is chosen on either side, or with `null` when the choice is cleared. */
  onValueChange?: ((id: string | null) => void) | undefined;
};

const Root = styled.section`
  ${diagramViewerRules}
`;

/**
 * An exploded view with a list of its parts. A part that is pointed at or chosen on one side is highlighted on the other and
 * scrolled into view. Without scripts the drawing and the list are side by side.
 */
export const DiagramViewer = forwardRef<HTMLElement | null, DiagramViewerProps>(function DiagramViewer(
  {
    label,
    drawing,
    width,
    height,
    items: parts,
    texts,
    locale: ownLocale,
    value: chosen,
    defaultValue: defaultChosen = null,
    onValueChange: onChoose,
    style,
    ...rest
  },
  ref,
) {
  const locale = useLocale(ownLocale);
  const rootRef = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => rootRef.current, []);
  const choice = useChosenPart({ rootRef, chosen, defaultChosen, onChoose });
  return (
    <Root
      ref={rootRef}
      aria-label={label}
      {...rest}
      style={{ '--ps-diagram-ratio': width / height, ...style }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key === 'Escape') choice.letGo();
      }}
      data-ui="DiagramViewer"
    >
      <DiagramPicture drawing={drawing} parts={parts} texts={texts} locale={locale} choice={choice} />
      <DiagramList label={texts.list} parts={parts} choice={choice} />
    </Root>
  );
});
