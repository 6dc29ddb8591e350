import type { ChatAdapter, ChatOptions } from './chat-adapter.ts';

/** The widget that a chat's script may set on the window. A script without one has a window of its own. */
type ChatWidget = {
  open: (container: HTMLElement, options: ChatOptions) => Promise<void> | void;
  close?: () => void;
};

declare global {
  interface Window {
    partshopChat?: ChatWidget;
  }
}

/** Each script runs once per document, even if the chat opens again. */
const scripts = new Map<string, Promise<void>>();

/** A chat whose script comes from the site's configuration. The page's policy must allow its origin. */
export function createScriptChat(url: string): ChatAdapter {
  return {
    async open(container, options) {
      await runOnce(url);
      const widget = window.partshopChat;
      if (!widget) return { kind: 'elsewhere' };
      await widget.open(container, options);
      return { kind: 'drawn', close: () => widget.close?.() };
    },
  };
}

async function runOnce(url: string): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const run = runScript(url);
  scripts.set(url, run);
  try {
    await run;
  } catch (error) {
    // The next attempt may succeed.
    scripts.delete(url);
    throw error;
  }
}

async function runScript(url: string): Promise<void> {
  const script = document.createElement('script');
  await new Promise<void>((resolve, reject) => {
    script.src = url;
    script.async = true;
    script.referrerPolicy = 'origin';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The chat’s script did not come.'));
    });
    document.head.append(script);
  });
}
