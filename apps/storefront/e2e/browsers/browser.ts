/** A browser window under remote control. Elements are found by XPath; missing ones are awaited. */
export type Browser = {
  open: (url: string) => Promise<void>;
  /** Clicks the middle of the element with the mouse. */
  click: (xpath: string) => Promise<void>;
  /** Types by keyboard; `\n` is Enter. */
  type: (xpath: string, text: string) => Promise<void>;
  /** The value of an expression in the page. */
  read: (expression: string) => Promise<unknown>;
  /** A PNG of the window. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** How long to wait for an element. */
export const PATIENCE_MS = 15_000;

export const WINDOW = { width: 1280, height: 900 } as const;

/** The key named Enter, as WebDriver writes it. */
export const ENTER = '\uE007';
