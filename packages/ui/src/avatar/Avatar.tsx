import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { User } from '../icons.ts';
import { avatarRules } from './avatar.styles.ts';
import { initialsOf } from './initials.ts';
import { useLocale } from '../ui-locale/use-locale.ts';

export type AvatarProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** The person's or seller's name; its initials replace a missing picture. Without a name, a person icon. */
  name?: string | undefined;
  /** The page's language, BCP 47. */
  locale?: string | undefined;
  /** The URL of a square picture. */
  src?: string | undefined;
  /** The accessible name of the image. Leave it out if the name is beside the avatar. */
  label?: string | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
};

const Root = styled.span`
  ${avatarRules}
`;

/** The picture of a person or a seller. It covers the initials, which stay visible if it does not load. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name = '', locale: ownLocale, src, label, size = 'medium', ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const initials = initialsOf(name, locale);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const imageRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The error event of a picture that failed before hydration is lost.
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
