import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ExternalLink } from '../icons.ts';
import { linkRules } from './link.styles.ts';
import { PageLink } from '../link-provider/link-context.ts';

type ExternalProps =
  | { isExternal?: false | undefined; externalLabel?: undefined }
  | {
      /** Links to another site, in a new tab; marked with an icon. */
      isExternal: true;
      /** Read after the text, because screen readers do not see the icon: "opens in a new tab". */
      externalLabel: string;
    };

export type LinkProps = ComponentPropsWithoutRef<'a'> &
  ExternalProps & {
    /**
     * `text` is for links in a sentence, `standalone` for links by themselves, `quiet` for footers and dense tables.
     * @default 'text'
     */
    variant?: 'text' | 'standalone' | 'quiet' | undefined;
    /** Shown before the text of a link that is not in a sentence. */
    icon?: ReactNode;
  };

const Root = styled.a`
  ${linkRules}
`;

/** A text link to another page. Use `ButtonLink` for a link that looks like a button. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { variant = 'text', icon, isExternal = false, externalLabel, children, ...rest },
  ref,
) {
  return (
    <Root
      as={isExternal ? 'a' : PageLink}
      ref={ref}
      {...(isExternal ? { target: '_blank', rel: 'noopener' } : {})}
      {...rest}
      data-ui="Link"
      data-variant={variant}
    >
      {icon}
      {variant === 'text' ? children : <span className="ps-link-text">{children}</span>}
      {isExternal ? (
        <>
          <span className="ps-link-mark" aria-hidden="true">
            {'\u2060'}
            <ExternalLink className="ps-directional" />
          </span>
          <span className="ps-hidden">{externalLabel}</span>
        </>
      ) : null}
    </Root>
  );
});
