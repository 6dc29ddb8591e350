const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');

/**
 * Every number key one typo away: one character wrong, missing or extra, or two swapped (F8). About 75 for each
 * character; the database looks each up in its index instead of comparing all numbers.
 */
export function nearNumbers(numberKey: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= numberKey.length; at += 1) {
    const before = numberKey.slice(0, at);
    const [here = '', next = ''] = numberKey.slice(at, at + 2);
    const after = numberKey.slice(at + 1);
    for (const letter of ALPHABET) {
      near.add(before + letter + here + after);
      if (here) near.add(before + letter + after);
    }
    if (here) near.add(before + after);
    if (next) near.add(before + next + here + numberKey.slice(at + 2));
  }
  near.delete(numberKey);
  near.delete('');
  return [...near];
}
