import { defineMessages } from '@partshop/features/core';

/** The page of cross references that contradict each other, which only administrators see. */
export const messages = defineMessages('crosses', {
  title: { text: 'Спорные замены', note: 'Title and heading: cross references of parts that contradict each other' },
  lead: {
    text: 'Связи номеров, которые противоречат друг другу: {count}. Исправьте их в каталоге производителя или в прайс-листе.',
    note: 'Under “Спорные замены”; {count} is their number',
  },
  circles: { text: 'Замены по кругу', note: 'Heading: numbers that are replaced by each other in a circle' },
  circlesText: {
    text: 'Номер заменён другим, а тот через несколько шагов — им самим. Новый номер не показываем.',
    note: 'Under “Замены по кругу”',
  },
  bothKinds: { text: 'И замена, и аналог', note: 'Heading: pairs of numbers that are a replacement and a substitute' },
  bothKindsText: {
    text: 'Один источник называет номер заменой производителя, другой — аналогом. Показываем его как замену.',
    note: 'Under “И замена, и аналог”',
  },
  none: { text: 'Противоречий нет', note: 'Heading in place of the list' },
  noneText: { text: 'Все связи номеров согласованы.', note: 'Under “Противоречий нет”' },
});
