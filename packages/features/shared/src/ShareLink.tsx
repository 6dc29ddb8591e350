import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '@partshop/features/core';

export type ShareLinkProps = {
  /** Where it leads without scripts: the page that it shares. */
  href: string;
  label: string;
  /** Said once the address is copied. */
  copied: string;
};

/** A link to a page. With scripts it opens the device's own window for sharing, or copies the address. */
export function ShareLink({ href, label, copied }: ShareLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const url = event.currentTarget.href;
    event.preventDefault();
    void shareOrCopy({ title: document.title, url }).then(setIsCopied);
  };
  return (
    <>
      <a className="ps-touch" href={href} onClick={share}>
        {label}
      </a>
      <output>{isCopied ? copied : ''}</output>
    </>
  );
}

/** Returns whether the address was copied; a visitor who closed the window for sharing wanted neither. */
async function shareOrCopy(page: { title: string; url: string }): Promise<boolean> {
  // Not every browser has it.
  const device: Partial<Pick<Navigator, 'share'>> = navigator;
  try {
    if (device.share) {
      await navigator.share(page);
      return false;
    }
    await navigator.clipboard.writeText(page.url);
    return true;
  } catch {
    return false;
  }
}
