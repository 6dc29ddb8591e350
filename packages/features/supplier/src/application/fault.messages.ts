import type { DocumentFault } from '@partshop/api-client';
import { defineMessages } from '@partshop/features/core';

const refused = 'Why a file was refused; its name stands before';

/** What is wrong with a file, and what helps. */
export const messages = defineMessages('supplier-faults', {
  empty: { text: 'файл пуст', note: refused },
  large: { text: 'больше 5 МБ. Сожмите файл или разделите его', note: refused },
  name: { text: 'в названии есть недопустимые знаки. Переименуйте файл', note: refused },
  extension: { text: 'название не соответствует содержимому. Нужно .pdf, .jpg или .png', note: refused },
  declared: { text: 'тип файла не соответствует содержимому. Сохраните его заново', note: refused },
  unknown: { text: 'это не PDF, JPEG и не PNG', note: refused },
  program: { text: 'это программа, а не документ', note: refused },
  archive: { text: 'это архив или файл офисной программы. Сохраните документ в PDF', note: refused },
  markup: { text: 'это веб-страница или рисунок SVG. Сохраните документ в PDF', note: refused },
  broken: { text: 'файл повреждён или загружен не целиком. Сохраните его заново', note: refused },
  encrypted: { text: 'файл защищён паролем. Снимите защиту', note: refused },
  active: { text: 'внутри есть сценарии, формы или вложенные файлы. Распечатайте документ в PDF', note: refused },
  mixed: { text: 'внутри есть ещё один файл. Сохраните документ заново', note: refused },
  unpacks: { text: 'внутри слишком много данных. Сохраните документ меньшего размера', note: refused },
  pixels: { text: 'на картинке слишком много точек. Уменьшите её', note: refused },
} satisfies Record<DocumentFault, { text: string; note: string }>);
