import type { FilterGroup, FilterPanelTexts, FilterSelection } from './filter-model.ts';

export type GroupProps<Group extends FilterGroup> = {
  group: Group;
  texts: FilterPanelTexts;
  locale: string;
  selection: FilterSelection;
  onToggle: (name: string, value: string, isOn: boolean) => void;
  onReplace: (name: string, values: readonly string[]) => void;
};
