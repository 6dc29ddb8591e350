import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronDown } from '@partshop/ui';

type LazyFoldProps = {
  className: string;
  summary: string;
  /** Whether the page's address opens it. */
  isAsked: boolean;
  /** Opens it without scripts: an address of the page, and the text of its link. */
  href: string;
  linkText: string;
  /** Rendered once it was opened. */
  children: ReactNode;
};

/** A part of the page that loads when it is opened; without scripts a link opens it in the page's address. */
export function LazyFold({ className, summary, isAsked, href, linkText, children }: LazyFoldProps) {
  const [isOpened, setIsOpened] = useState(isAsked);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page could hear of it.
  useEffect(() => {
    if (details.current?.open) setIsOpened(true);
  }, []);
  return (
    <details
      ref={details}
      className={`price-fold ${className}`}
      // Afterwards the browser opens and closes it.
      open={isAsked}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsOpened(true);
      }}
    >
      <summary className="ps-touch">
        {summary}
        <ChevronDown />
      </summary>
      {isOpened ? (
        children
      ) : (
        <a className="ps-touch" href={href}>
          {linkText}
        </a>
      )}
    </details>
  );
}
