export type BreadcrumbLink = { name: string; href: string; isCurrent?: boolean | undefined };

export type BreadcrumbItem = {
  name: string;
  href?: string | undefined;
  /** The level is there, its name is still on its way: a bar stands in its place. Give each such level a `name` of its own. */
  isLoading?: boolean | undefined;
  /** Other pages of this level, in a menu beside its name. `label` names the menu: "Other series". */
  siblings?: { label: string; items: readonly BreadcrumbLink[] } | undefined;
};
