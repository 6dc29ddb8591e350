import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('accessibility', {
  title: { text: 'Доступность сайта', note: 'Heading and title of the page' },
  lead: {
    text: 'Что мы проверяем, чтобы магазином могли пользоваться все, что при этом находим и чего ещё не знаем.',
    note: 'Under the heading, and description for search engines',
  },
  standardTitle: { text: 'К чему мы стремимся', note: 'Heading of a section' },
  standard: {
    text: 'Наша цель — стандарт WCAG 2.2, уровень AA. Независимой оценки соответствия не было: здесь то, что показывают наши собственные проверки.',
    note: 'WCAG is a standard',
  },
  howTitle: { text: 'Как мы проверяем', note: 'Heading of a section' },
  axe: {
    text: 'Программа axe {engine} проверяет каждый компонент и каждую страницу во всех состояниях, на которые есть примеры.',
    note: 'engine is a version',
  },
  keyboard: {
    text: 'Скрипт покупает деталь, открывает меню и входит в аккаунт только с клавиатуры.',
    note: 'What a test does',
  },
  reader: {
    text: 'Скрипт записывает, что услышал бы пользователь программы экранного доступа при покупке и при входе, и что ему объявляют новую страницу.',
    note: 'What a test does',
  },
  pages: {
    text: 'Программа axe проверяет и готовые страницы целиком, на русском и арабском.',
    note: 'What a test does',
  },
  forms: {
    text: 'Скрипт отправляет формы с ошибками: ошибка названа словами, введённое остаётся.',
    note: 'What a test does',
  },
  narrow: {
    text: 'Скрипт открывает страницы в окне шириной 320 пикселей: прокручивать их вбок не нужно.',
    note: 'What a test does',
  },
  colours: { text: 'Тест измеряет контраст каждой пары цветов в каждой теме.', note: 'What a test does' },
  byAxe: { text: 'axe', note: 'Short name of a check in a table; a program' },
  byKeyboard: { text: 'клавиатура', note: 'Short name of a check in a table: a script by keyboard' },
  byReader: {
    text: 'экранный доступ',
    note: 'Short name of a check in a table: a script that writes down what a screen reader says',
  },
  byPages: { text: 'axe целых страниц', note: 'Short name of a check in a table' },
  byForms: { text: 'ошибки форм', note: 'Short name of a check in a table: a script' },
  byNarrow: { text: 'узкое окно', note: 'Short name of a check in a table: a script' },
  byColours: { text: 'цвета тем', note: 'Short name of a check in a table: a test of contrasts' },
  resultsTitle: { text: 'Результаты по критериям', note: 'Heading of a section' },
  resultsLead: {
    text: '«Нарушений не найдено» не значит, что критерий выполнен везде: проверка находит не всё.',
    note: 'Above the table of criteria',
  },
  level: { text: 'уровень {level}', note: 'Level of a criterion: A or AA' },
  clean: { text: 'Нарушений не найдено', note: 'State of a criterion' },
  violated: {
    text: '{stories, plural, one {Нарушение в # примере} few {Нарушения в # примерах} many {Нарушения в # примерах} other {Нарушения в # примера}}',
    note: 'State of a criterion',
  },
  unchecked: { text: 'Ещё не проверяли', note: 'State of a criterion' },
  absent: { text: 'Не относится', note: 'State of a criterion' },
  media: { text: 'В магазине нет видео и звука', note: 'Why a criterion does not apply' },
  motion: { text: 'Магазин не реагирует на движение телефона', note: 'Why a criterion does not apply' },
  ofStories: {
    text: '{stories, plural, one {# пример} few {# примера} many {# примеров} other {# примера}}',
    note: 'How many examples of components a program checked',
  },
  ofComponents: {
    text: '{components, plural, one {# компонент} few {# компонента} many {# компонентов} other {# компонента}}',
    note: 'How many components a program checked',
  },
  limitsTitle: { text: 'Что известно о недостатках', note: 'Heading of a section' },
  limitPeople: {
    text: 'Люди с инвалидностью магазин не испытывали, и настоящие программы экранного доступа — NVDA, JAWS, VoiceOver, TalkBack — тоже.',
    note: 'Known limit',
  },
  limitHand: { text: 'Критерии без отметки о проверке вручную не оценивали.', note: 'Known limit' },
  limitPhotos: {
    text: 'Описание фотографии товара — его название: подробнее её никто не описывает.',
    note: 'Known limit',
  },
  limitLanguages: {
    text: 'Тексты переведены на английский и арабский; на остальных языках часть текстов остаётся русской.',
    note: 'Known limit',
  },
  limitNotRun: {
    text: '{components, plural, one {# компонент ещё не проходил эту проверку} few {# компонента ещё не проходили эту проверку} many {# компонентов ещё не проходили эту проверку} other {# компонента ещё не проходили эту проверку}}.',
    note: 'How many components a program has not checked yet',
  },
  reportTitle: { text: 'Сообщить о проблеме', note: 'Heading of a section' },
  report: {
    text: 'Если что-то мешает вам пользоваться магазином, расскажите нам: на какой странице, что вы хотели сделать и чем пользуетесь — браузер, программа экранного доступа, увеличение.',
    note: 'Above the contacts',
  },
  contacts: { text: 'Все контакты', note: 'Link to the page of contacts' },
  componentsTitle: { text: 'Проверенные компоненты', note: 'Heading of a section' },
  lastRun: { text: 'Последняя проверка:', note: 'Before a date' },
  version: { text: 'версия {version}', note: 'Version of the package with a component' },
  never: { text: 'ещё не проверен', note: 'Of a component, instead of how many examples were checked' },
});
