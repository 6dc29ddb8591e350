import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    { name: 'Ирина Соколова', initials: 'ИС' },
    { name: 'Анна Мария фон Браун', initials: 'АБ' },
    { name: 'Автосклад', initials: 'А' },
    { name: ' ООО «Ромашка» ', initials: 'ОР' },
    { name: 'E\u0301mile Zola', initials: 'E\u0301Z' },
    { name: '👩‍🔧 Гараж', initials: '👩‍🔧Г' },
    { name: 'أحمد حسن', initials: 'أ' },
    { name: '田中 太郎', initials: '田' },
    { name: '7 колёс', initials: '7к' },
  ])('takes the first letters of $name', ({ name, initials }) => {
    expect(initialsOf(name, 'ru')).toBe(initials);
  });

  it.each(['', '   ', '«»', '— —'])('finds none in "%s"', (name) => {
    expect(initialsOf(name, 'ru')).toBe('');
  });
});
