export { Accordion, type AccordionItem, type AccordionProps } from './accordion/Accordion.tsx';
export { Alert, type AlertProps } from './alert/Alert.tsx';
export type { Placement } from './anchored/place-beside.ts';
export type { PopoverTrigger } from './anchored/popover-trigger.ts';
export { ArticleName, type ArticleNameProps } from './article-name/ArticleName.tsx';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { BackToTop, type BackToTopProps } from './back-to-top/BackToTop.tsx';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { BarChart, type BarChartProps } from './bar-chart/BarChart.tsx';
export { bareCheckboxRules, bareRules } from './bare-rules.ts';
export type { BreadcrumbItem, BreadcrumbLink } from './breadcrumbs/breadcrumb-item.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonLooks, type ButtonProps } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { CarCard, type CarCardProps } from './car-card/CarCard.tsx';
export type { CarOption } from './car-picker/car-options.ts';
export { CarPicker, type CarPickerProps } from './car-picker/CarPicker.tsx';
export { type CarPickerField, CarPickerForm, type CarPickerFormProps } from './car-picker/CarPickerForm.tsx';
export type { CarPickerListState, CarPickerTexts } from './car-picker/CarPickerList.tsx';
export type { CarPickerStep } from './car-picker/CarPickerSteps.tsx';
export type { CarBody } from './car-silhouette/body-drawings.ts';
export { CarSilhouette, type CarSilhouetteProps } from './car-silhouette/CarSilhouette.tsx';
export { Card, type CardProps } from './card/Card.tsx';
export type { ChartSeries, ChartTexts } from './chart/chart-model.ts';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field/CheckboxField.tsx';
export { CheckboxGroup, type CheckboxGroupItem, type CheckboxGroupProps } from './checkbox-group/CheckboxGroup.tsx';
export { Chip, type ChipProps } from './chip/Chip.tsx';
export { ChipLink, type ChipLinkProps } from './chip/ChipLink.tsx';
export { ChoiceChip, type ChoiceChipProps } from './chip/ChoiceChip.tsx';
export { cleanCode } from './code-field/clean-code.ts';
export { CodeField, type CodeFieldProps } from './code-field/CodeField.tsx';
export type { CompareRow, CompareValue } from './compare-table/compare-rows.ts';
export {
  type CompareArticle,
  CompareTable,
  type CompareTableProps,
  type CompareTexts,
} from './compare-table/CompareTable.tsx';
export { DataGrid, type DataGridProps } from './data-grid/DataGrid.tsx';
export {
  type GridColumn,
  type GridColumnFilter,
  type GridFilter,
  type GridPaging,
  type GridRows,
  type GridSelected,
  type GridSelection,
  type GridTexts,
  type GridView,
  PLAIN_VIEW,
} from './data-grid/grid-model.ts';
export { DataTable, type DataTableProps } from './data-table/DataTable.tsx';
export {
  type DataColumn,
  type SortDirection,
  type TableColumnChoice,
  type TableLoading,
  type TableSelection,
  type TableSort,
  type TableSorting,
} from './data-table/table-model.ts';
export { DatePicker, type DatePickerProps, type DatePickerTexts } from './date-picker/DatePicker.tsx';
export type { DateRange, DateRangePreset, DateRangeTexts } from './date-range-dialog/date-range.ts';
export { DateRangeDialog, type DateRangeDialogProps } from './date-range-dialog/DateRangeDialog.tsx';
export { DateTime, type DateTimeProps } from './date-time/DateTime.tsx';
export { type Definition, DefinitionList, type DefinitionListProps } from './definition-list/DefinitionList.tsx';
export { DeliveryPromise, type DeliveryPromiseProps, type KeptRate } from './delivery-promise/DeliveryPromise.tsx';
export type { DeliveryTerm } from './delivery-promise/promise-texts.ts';
export type { DiagramPart, DiagramPoint } from './diagram-viewer/diagram-parts.ts';
export { type DiagramTexts, DiagramViewer, type DiagramViewerProps } from './diagram-viewer/DiagramViewer.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { FileDrop, type FileDropProps } from './file-drop/FileDrop.tsx';
export type { FileRefusal } from './file-drop/file-rules.ts';
export type { FileDropTexts, FileProgress } from './file-drop/FileList.tsx';
export type {
  CheckboxFilter,
  FilterGroup,
  FilterOption,
  FilterPanelTexts,
  FilterSelection,
  RadioFilter,
  RangeFilter,
  SwitchFilter,
} from './filter-panel/filter-model.ts';
export { FilterPanel, type FilterPanelProps } from './filter-panel/FilterPanel.tsx';
export { FitVerdict, type FitVerdictProps } from './fit-verdict/FitVerdict.tsx';
export { Form, type FormProps } from './form/Form.tsx';
export type { GalleryPicture, GalleryTexts } from './gallery/gallery-picture.ts';
export { Gallery, type GalleryProps } from './gallery/Gallery.tsx';
export { FormSection, type FormSectionProps } from './form/FormSection.tsx';
export {
  type FormError,
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './form-error-summary/FormErrorSummary.tsx';
export { escapeHtml } from './html/html.ts';
export * from './icons.ts';
export { LineChart, type LineChartProps } from './line-chart/LineChart.tsx';
export { Link, type LinkProps } from './link/Link.tsx';
export type { LinkElementProps } from './link-provider/link-context.ts';
export { LinkProvider, type LinkProviderProps } from './link-provider/LinkProvider.tsx';
export { type Announcement, LiveRegion, type LiveRegionProps } from './live-region/LiveRegion.tsx';
export { useAnnouncement } from './live-region/use-announcement.ts';
export { media } from './media.ts';
export { Menu, type MenuProps, type MenuSection } from './menu/Menu.tsx';
export type { MenuItem } from './menu/MenuItemRow.tsx';
export { columnFraction, formatMoney, moneyFormatter, type MoneyFormat, moneyToDecimal } from './money/format-money.ts';
export { Money, type MoneyProps } from './money/Money.tsx';
export { OrderProgress, type OrderProgressProps, type OrderProgressStep } from './order-status/OrderProgress.tsx';
export { OrderStatus, type OrderStatusProps } from './order-status/OrderStatus.tsx';
export type { OrderStatusCode } from './order-status/status-looks.ts';
export { articlesToMark, keepQuantities, markFits, markOffers } from './offer-table/mark-offers.ts';
export {
  type FormOffer,
  type OfferFieldNames,
  offerFieldNames,
  type OfferFormField,
  type OfferFormIntent,
  type OfferFormTexts,
  readOfferFields,
  readOfferForm,
} from './offer-table/offer-form.ts';
export type { OfferFold } from './offer-table/offer-fold.ts';
export type { OfferGroup, OfferLine } from './offer-table/offer-group.ts';
export type { OfferFit, OfferLabels, OfferTexts, Punctuality } from './offer-table/offer-texts.ts';
export { OfferBoxes, type OfferBoxesProps } from './offer-table/OfferBoxes.tsx';
export { OfferForm, type OfferFormProps } from './offer-table/OfferForm.tsx';
export { OfferTable, type OfferTableProps } from './offer-table/OfferTable.tsx';
export { type OrderTotal, OrderTotals, type OrderTotalsProps } from './order-totals/OrderTotals.tsx';
export { PageHeading, type PageHeadingProps } from './page-heading/PageHeading.tsx';
export { Pagination, type PaginationProps } from './pagination/Pagination.tsx';
export { PartImage, type PartImageProps } from './part-image/PartImage.tsx';
export type { CopyTexts } from './part-number/CopyablePartNumber.tsx';
export type { PictureSource } from './part-image/picture-source.ts';
export { PartNumber, type PartNumberProps } from './part-number/PartNumber.tsx';
export { PasswordField, type PasswordFieldProps, type PasswordTexts } from './password-field/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field/PhoneField.tsx';
export type { PhoneReading } from './phone-field/phone-number.ts';
export { Popover, type PopoverProps } from './popover/Popover.tsx';
export {
  ProductCard,
  ProductFacts,
  type ProductCardProps,
  type ProductFactsProps,
} from './product-card/ProductCard.tsx';
export { ProductCardFrame, type ProductCardFrameProps } from './product-card/ProductCardFrame.tsx';
export { ProductGrid, type ProductGridProps } from './product-card/ProductGrid.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar.tsx';
export { PromoField, type PromoFieldProps, type PromoState, type PromoTexts } from './promo-field/PromoField.tsx';
export { formatNumber, type QuantityFormat, type UnitForms } from './quantity/format-quantity.ts';
export { Quantity, type QuantityProps } from './quantity/Quantity.tsx';
export { type QuantityAdjustment, type QuantityStep } from './quantity-stepper/quantity.ts';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/QuantityStepper.tsx';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './radio-cards/RadioCards.tsx';
export { RadioGroup, type RadioGroupOption, type RadioGroupProps } from './radio-group/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './search-field/SearchField.tsx';
export type { SearchSuggestion, SearchSuggestionGroup } from './search-field/search-suggestion.ts';
export { SearchSuggestions, type SearchSuggestionsProps } from './search-field/SearchSuggestions.tsx';
export type { SearchStatus } from './search-field/SearchPopup.tsx';
export { SearchForm, type SearchFormProps } from './search-form/SearchForm.tsx';
export { type SegmentedLink, SegmentedLinks, type SegmentedLinksProps } from './segmented-links/SegmentedLinks.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field/SelectField.tsx';
export { SeriesCard, type SeriesCardProps } from './series-card/SeriesCard.tsx';
export { ShareChart, type ShareChartProps, type SharePart } from './share-chart/ShareChart.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink.tsx';
export { Stepper, type StepperProps, type StepperStep } from './stepper/Stepper.tsx';
export { StickyBar, type StickyBarProps } from './sticky-bar/StickyBar.tsx';
export { Switch, type SwitchProps } from './switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs/Tabs.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export { createPartnerTheme, type PartnerTheme, partnerThemeCss } from './theme/partner-theme.ts';
export { MAX_RADIUS, PARTNER_COLORS, partnerValueFaults, type PartnerValues } from './theme/partner-values.ts';
export { Timeline, type TimelineProps, type TimelineStep } from './timeline/Timeline.tsx';
export type { ToastItem } from './toast-region/toast-item.ts';
export { ToastRegion, type ToastRegionProps } from './toast-region/ToastRegion.tsx';
export type { Tone } from './tone-icon.tsx';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx';
export { TopProgress, type TopProgressProps } from './top-progress/TopProgress.tsx';
export type { TreeNode, TreeTexts } from './tree-view/tree-model.ts';
export { TreeView, type TreeViewProps } from './tree-view/TreeView.tsx';
export { UiLocale, type UiLocaleProps } from './ui-locale/UiLocale.tsx';
export { adviseOnVin, correctVin, VIN_LENGTH, type VinAdvice, type VinChange } from './vin-field/vin.ts';
export { VinField, type VinFieldProps, type VinTexts } from './vin-field/VinField.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
