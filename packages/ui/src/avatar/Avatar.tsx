import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { User } from '../icons.ts';
import { avatarRules } from './avatar.styles.ts';
import { initialsOf } from './initials.ts';

export type AvatarProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** Whose it is; its initials stand where there is no picture. Without it, the sign of a person. */
  name?: string | undefined;
  /** The page's language, BCP 47. */
  locale: string;
  /** Address of a square picture. */
  src?: string | undefined;
  /** Makes it an image of this name for screen readers. Leave it out where the name stands beside it. */
  label?: string | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
};

const Root = styled.span`
  ${avatarRules}
`;

/** The face of a person or a seller. The picture covers the initials, which stay when it does not come. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name = '', locale, src, label, size = 'medium', ...rest },
  ref,
) {
  const initials = initialsOf(name, locale);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const imageRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture that failed before the page came alive has told nobody.
    const { complete, naturalWidth } = imageRef.current ?? {};
    if (complete && naturalWidth === 0) setBrokenSrc(src);
  }, [src]);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root ref={ref} {...rest} {...naming} data-ui="Avatar" data-size={size}>
      {initials === '' ? <User /> : <span className="ps-avatar-initials">{initials}</span>}
      {src === undefined || src === brokenSrc ? null : (
        <img ref={imageRef} src={src} alt="" loading="lazy" decoding="async" onError={() => setBrokenSrc(src)} />
      )}
    </Root>
  );
});
