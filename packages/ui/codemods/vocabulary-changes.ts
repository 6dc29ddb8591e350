/**
 * What happens to a prop or a field: another name, other names inside its value, other values, or a move into an object of texts.
 * A string is a plain rename.
 */
export type Change =
  | string
  | { to?: string; inside?: Shape; values?: Record<string, string>; text?: string; note?: string };

/** The changes of a component's props or of an object's fields, by their old names. */
export type Shape = Readonly<Record<string, Change>>;

const chosen: Shape = { onChange: 'onValueChange' };
const items = (inside: Shape = {}): Change => ({ to: 'items', inside });
const disabledItem: Shape = { isDisabled: 'disabled' };
const modal: Shape = { onClose: 'onDismiss', closeLabel: 'dismissLabel' };
const stateFrame: Shape = { titleAs: 'headingAs', action: 'actions' };
const button: Shape = { variant: { values: { danger: 'critical' } } };
const radios: Shape = {
  ...chosen,
  legend: 'label',
  isLegendHidden: 'isLabelHidden',
  options: { to: 'items', inside: disabledItem },
};
const chart: Shape = { title: 'label', series: { inside: { name: 'label' } } };
const level: Shape = {
  name: 'label',
  isLoading: 'isPending',
  siblings: { inside: { items: { inside: { name: 'label' } } } },
};
const carOption: Shape = { detail: 'description' };
const filterOptions = items({ count: 'aside' });
const compactness: Change = { to: 'size', values: { compact: 'small', full: 'medium' } };

/** The move to one vocabulary: from 0.1 to 0.2. */
export const vocabularyChanges: Readonly<Record<string, Shape>> = {
  Accordion: {
    titleAs: 'headingAs',
    items: { inside: { isOpen: { note: '`defaultExpanded` of the Accordion takes the ids of the open items' } } },
  },
  Alert: { action: 'actions', isActionBeside: 'hasActionsBeside' },
  BarChart: chart,
  Breadcrumbs: { items: { inside: level } },
  Button: button,
  ButtonLink: button,
  CarCard: { isChosen: 'isCurrent', chosenLabel: 'currentLabel' },
  CarPicker: {
    steps: items({ chosen: 'value' }),
    currentStep: 'current',
    list: {
      inside: {
        state: { to: 'status', values: { loading: 'pending', error: 'failed' } },
        options: items(carOption),
        action: 'actions',
      },
    },
    texts: { inside: { loading: 'pending' } },
  },
  CarPickerForm: {
    fields: items({ options: items(carOption), isLoading: 'isPending' }),
    onChange: { to: 'onValueChange', note: 'onValueChange takes the value first and the name second' },
  },
  CheckboxField: { count: 'aside' },
  Chip: { onRemove: 'onDismiss', removeHref: 'dismissHref', removeLabel: 'dismissLabel' },
  CompareTable: { articles: 'items' },
  DataTable: {
    columns: { inside: { name: 'label' } },
    sorting: { inside: { onChange: 'onSortChange' } },
    selection: { inside: { onChange: 'onSelectedChange' } },
    columnChoice: { inside: { onChange: 'onHiddenChange' } },
  },
  DatePicker: {
    ...chosen,
    calendarLabel: { text: 'calendar' },
    previousLabel: { text: 'previous' },
    nextLabel: { text: 'next' },
  },
  DateRangeDialog: {
    ...modal,
    presetsLabel: { text: 'presets' },
    fromLabel: { text: 'from' },
    toLabel: { text: 'to' },
    previousLabel: { text: 'previous' },
    nextLabel: { text: 'next' },
    applyLabel: { text: 'apply' },
    resetLabel: { text: 'reset' },
  },
  DeliveryPromise: { form: compactness },
  DiagramViewer: { parts: 'items', chosen: 'value', defaultChosen: 'defaultValue', onChoose: 'onValueChange' },
  Dialog: modal,
  Drawer: modal,
  EmptyState: stateFrame,
  ErrorState: stateFrame,
  FileDrop: {
    ...chosen,
    files: 'value',
    chooseLabel: { text: 'choose' },
    dropLabel: { text: 'drop' },
    removeLabel: { text: 'remove' },
    refusalText: { text: 'refusal' },
    progressLabel: { text: 'progress' },
  },
  FilterPanel: {
    groups: items({ title: 'label', count: 'aside', options: filterOptions }),
    selection: 'selected',
    onChange: 'onSelectedChange',
  },
  FitVerdict: { action: 'actions', note: 'description', form: compactness },
  Form: { isBusy: 'isPending' },
  FormSection: { legend: 'label' },
  IconButton: button,
  LineChart: chart,
  Menu: {
    sections: items({
      items: {
        inside: { onSelect: 'onChoose', isDisabled: 'disabled', tone: { values: { danger: 'critical' } } },
      },
    }),
  },
  OrderProgress: { steps: 'items' },
  OrderTotals: { rows: 'items' },
  PageHeading: { subtitle: 'description' },
  PartNumber: {
    copyLabel: { text: 'copy' },
    copiedLabel: { text: 'copied' },
    selectedLabel: { text: 'selected' },
  },
  PhoneField: { onChange: { to: 'onValueChange', note: 'onValueChange takes the text first and the reading second' } },
  Popover: { onToggle: 'onOpenChange' },
  PromoField: {
    applyLabel: { text: 'apply' },
    pendingLabel: { text: 'pending' },
    removeLabel: { text: 'remove' },
  },
  QuantityStepper: chosen,
  RadioCards: radios,
  RadioGroup: radios,
  SearchField: { ...chosen, suggestions: 'items', status: { values: { loading: 'pending' } } },
  SelectField: { options: { to: 'items', inside: disabledItem } },
  ShareChart: { title: 'label', parts: items({ name: 'label' }) },
  Stepper: { steps: 'items' },
  Tabs: { ...chosen, tabs: 'items' },
  Timeline: { steps: 'items' },
  ToastRegion: { toasts: items({ action: 'actions' }) },
  TopProgress: { isRunning: 'isPending' },
  TreeView: {
    nodes: items({ name: 'label', count: 'aside', children: { inside: { name: 'label', count: 'aside' } } }),
    currentId: 'current',
    texts: { inside: { loading: 'pending' } },
  },
  VinField: {
    ...chosen,
    correctionText: { text: 'correction' },
    adviceText: { text: 'advice' },
    counterLabel: { text: 'counter' },
  },
};
