/**
 * Writes a text into a field as if it were typed: its form hears it as an `input` event, React as `onChange`, and a parent that keeps
 * its own value gets it back.
 */
export function writeText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  // React hides the setter of the element behind its own, which takes the text for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
