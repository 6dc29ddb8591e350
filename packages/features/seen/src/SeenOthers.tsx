import { lazyPart, useIsScripted } from '@partshop/features/core';
import { seenGoods } from './seen-goods.ts';

const Later = lazyPart(
  async () => import('./RecentlySeen.tsx'),
  (module) => module.RecentlySeen,
);

/** What the visitor has seen besides the article of the page. Its code loads in a browser that has seen something. */
export function SeenOthers({ than }: { than: number }) {
  const isScripted = useIsScripted();
  const isAny =
    isScripted &&
    seenGoods()
      .split(',')
      .some((id) => id !== '' && id !== String(than));
  return isAny ? <Later except={than} /> : null;
}
