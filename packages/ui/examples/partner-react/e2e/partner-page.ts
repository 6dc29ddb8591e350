import { test as base, type Page } from '@playwright/test';
import { builtPages, type ReactVersion } from '../../../scripts/package/partner-project.ts';
import { servePages } from './serve-pages.ts';

export type PartnerOptions = { react: ReactVersion };

type Fixtures = PartnerOptions & {
  /** Opens a page of the example. Returns the list of the browser's errors and warnings, which grows while the page is open. */
  visit: (name: 'clean' | 'strict' | 'runtime' | 'unprepared') => Promise<string[]>;
};

export const test = base.extend<Fixtures>({
  react: ['19', { option: true }],
  visit: async ({ page, react }, use) => {
    const { address, close } = await servePages(builtPages(react));
    await use(async (name) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`${address}/${name}.html`);
      return complaints;
    });
    close();
  },
});

/** The computed style of every element in the scope and of its pseudo-elements, in document order. */
export async function computedStyles(page: Page): Promise<Record<string, string>[]> {
  return page.locator('#parts > [data-react]').evaluate((root) => {
    const read = (element: Element, pseudo?: string): Record<string, string> => {
      const style = getComputedStyle(element, pseudo);
      const names = [...style].filter((name) => !name.startsWith('--'));
      const selector = `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
      // A minifier may write 0% as 0, which computes to 0px.
      const valueOf = (name: string) => style.getPropertyValue(name).replaceAll(/\b0%/g, '0px');
      return { selector, ...Object.fromEntries(names.map((name) => [name, valueOf(name)])) };
    };
    const isDrawn = (element: Element, pseudo: string) =>
      !['none', 'normal'].includes(getComputedStyle(element, pseudo).content);
    return [root, ...root.querySelectorAll('*')].flatMap((element) => [
      read(element),
      ...['::before', '::after'].filter((pseudo) => isDrawn(element, pseudo)).map((pseudo) => read(element, pseudo)),
    ]);
  });
}

/** The differences between the styles of two pages: `button.ps-… color: red, not blue`. */
export function differences(
  actual: readonly Record<string, string>[],
  expected: readonly Record<string, string>[],
): string[] {
  if (actual.length !== expected.length) return [`${actual.length} elements, not ${expected.length}`];
  return expected.flatMap((style, index) =>
    Object.entries(style)
      .filter(([name, value]) => name !== 'selector' && actual[index]?.[name] !== value)
      .map(([name, value]) => `${style['selector']} ${name}: ${actual[index]?.[name]}, not ${value}`),
  );
}
