import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { pressableChipRules } from './chip.styles.ts';
import { ChipAside } from './ChipAside.tsx';
import { PageLink } from '../link-provider/link-context.ts';

export type ChipLinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  /** Whether it links to the current page. @default false */
  isCurrent?: boolean | undefined;
  icon?: ReactNode;
  /** Shown after the text; a number as the locale writes it. */
  aside?: ReactNode;
};

const Root = styled.a`
  ${pressableChipRules}
`;

/** A link that looks like a chip: a quick filter, a neighbouring category, a past search. */
export const ChipLink = forwardRef<HTMLAnchorElement, ChipLinkProps>(function ChipLink(
  { isCurrent = false, icon, aside, children, ...rest },
  ref,
) {
  return (
    <Root as={PageLink} ref={ref} aria-current={isCurrent || undefined} {...rest} data-ui="ChipLink">
      {icon}
      <span className="ps-chip-text">{children}</span>
      {aside === undefined ? null : <ChipAside>{aside}</ChipAside>}
    </Root>
  );
});
