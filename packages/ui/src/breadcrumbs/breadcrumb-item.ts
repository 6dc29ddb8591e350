export type BreadcrumbLink = { label: string; href: string; isCurrent?: boolean | undefined };

export type BreadcrumbItem = {
  label: string;
  href?: string | undefined;
  /** The level's name is loading: a placeholder bar is shown. Give each such level its own `name`. */
  isPending?: boolean | undefined;
  /** A level below this page that is not chosen yet, such as "Model". A phone shows only the first of them. */
  isInactive?: boolean | undefined;
  /** Other pages of this level, in a menu beside its name. `label` names the menu: "Other series". */
  siblings?: { label: string; items: readonly BreadcrumbLink[] } | undefined;
};
