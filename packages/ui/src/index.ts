export { Alert, type AlertProps } from './alert/Alert.tsx';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { bareCheckboxRules, bareRules } from './bare-rules.ts';
export { type BreadcrumbItem, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonLooks, type ButtonProps } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { Card, type CardProps } from './card/Card.tsx';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field/CheckboxField.tsx';
export { type Definition, DefinitionList, type DefinitionListProps } from './definition-list/DefinitionList.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export {
  type FormError,
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './form-error-summary/FormErrorSummary.tsx';
export * from './icons.ts';
export { media } from './media.ts';
export { formatMoney, type MoneyFormat, moneyToDecimal } from './money/format-money.ts';
export { Money, type MoneyProps } from './money/Money.tsx';
export { PageHeading, type PageHeadingProps } from './page-heading/PageHeading.tsx';
export { Pagination, type PaginationProps } from './pagination/Pagination.tsx';
export { PartImage, type PartImageProps } from './part-image/PartImage.tsx';
export { PartNumber, type PartNumberProps } from './part-number/PartNumber.tsx';
export { type QuantityLimits, quantityRange, toSellable } from './quantity-stepper/quantity.ts';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/QuantityStepper.tsx';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './radio-cards/RadioCards.tsx';
export { SearchForm, type SearchFormProps } from './search-form/SearchForm.tsx';
export { type SegmentedLink, SegmentedLinks, type SegmentedLinksProps } from './segmented-links/SegmentedLinks.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink.tsx';
export { Stepper, type StepperProps, type StepperStep } from './stepper/Stepper.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export { type ToastItem, ToastRegion, type ToastRegionProps } from './toast-region/ToastRegion.tsx';
export type { Tone } from './tone-icon.tsx';
export { TopProgress, type TopProgressProps } from './top-progress/TopProgress.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
