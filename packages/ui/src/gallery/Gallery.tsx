import { type ComponentPropsWithoutRef, type ComponentType, forwardRef, type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ZoomIn } from '../icons.ts';
import { PartImage } from '../part-image/PartImage.tsx';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';
import type { GalleryDialogProps } from './GalleryDialog.tsx';
import { galleryRules } from './gallery.styles.ts';

export type GalleryProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The article, which titles the dialog. */
  label: string;
  /** The first one is the main one. Without any, a drawing of the kind of part is shown. */
  items: readonly GalleryPicture[];
  /** As in `PartImage`. */
  categoryUrl?: string | null | undefined;
  /** How wide the main picture is shown, as the attribute `sizes` of an image. */
  sizes: string;
  texts: GalleryTexts;
  /** BCP 47, for the zoom in percent. */
  locale: string;
};

const Root = styled.div`
  ${galleryRules}
`;

/** A link clicked for what it does here, not to open its file in another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The pictures of an article: the main one, which opens a dialog with zoom, and thumbnails of all. Without scripts each links to its
 * file. The parent sets the width.
 */
export const Gallery = forwardRef<HTMLDivElement, GalleryProps>(function Gallery(
  { label, items, categoryUrl, sizes, texts, locale, ...rest },
  ref,
) {
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  // Loaded on the first click: most people look at the picture on the page.
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<GalleryDialogProps> }>();
  const current = items[index] ?? items[0];
  if (!current) {
    return (
      <Root ref={ref} {...rest} data-ui="Gallery">
        <PartImage categoryUrl={categoryUrl} alt="" />
      </Root>
    );
  }

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (!isPlain(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { GalleryDialog } = await import('./GalleryDialog.tsx');
      setLoaded({ Dialog: GalleryDialog });
      setIsOpen(true);
    } catch {
      // The connection is gone: the file may be in the browser's cache.
      window.location.assign(href);
    }
  }

  return (
    <Root ref={ref} {...rest} data-ui="Gallery">
      <a className="ps-gallery-main" href={current.src} aria-haspopup="dialog" onClick={(event) => void open(event)}>
        <PartImage
          picture={current}
          alt={current.alt}
          categoryUrl={categoryUrl}
          sizes={sizes}
          isPriority={index === 0}
        />
        <span className="ps-gallery-open">
          <ZoomIn />
          <span className="ps-hidden">{texts.open}</span>
        </span>
      </a>
      {items.length > 1 ? (
        <ul className="ps-gallery-thumbs" aria-label={texts.list}>
          {items.map((item, place) => (
            <li key={item.src}>
              <a
                href={item.src}
                aria-label={texts.place(place + 1, items.length)}
                aria-current={place === index || undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  setIndex(place);
                }}
              >
                <PartImage picture={item} alt="" categoryUrl={categoryUrl} sizes="56px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {loaded ? (
        <loaded.Dialog
          {...{ label, items, index, isOpen, texts, locale }}
          onIndexChange={setIndex}
          onDismiss={() => setIsOpen(false)}
        />
      ) : null}
    </Root>
  );
});
