import type { Picture } from '@partshop/api-client';
import { PartImage } from '@partshop/ui';
import { styled } from 'styled-components';
import { monogramOf } from './monogram.ts';
import { toPictureSource } from './picture.ts';

type MakerMarkProps = { name: string; picture: Picture | null; className?: string };

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--maker-mark-size, 40px);
  block-size: var(--maker-mark-size, 40px);
  overflow: hidden;
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-md);
  background: var(--ps-color-surface);
  color: var(--ps-color-text-muted);
  font-size: calc(var(--maker-mark-size, 40px) * 0.4);
  font-weight: var(--ps-weight-strong);
  line-height: 1;
  letter-spacing: -0.02em;
  user-select: none;
`;

/** The mark of a maker beside its name, or the name's first letters. `--maker-mark-size` is its side. */
export function MakerMark({ name, picture, className }: MakerMarkProps) {
  return (
    <Root className={className} aria-hidden="true" translate="no">
      {picture ? <PartImage picture={toPictureSource(picture)} alt="" sizes="56px" /> : monogramOf(name)}
    </Root>
  );
}
