/** Web storage over a map, which a test may read and write. For `vi.stubGlobal('localStorage', memoryStorage())`. */
export const memoryStorage = (
  stored = new Map<string, string>(),
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
});
