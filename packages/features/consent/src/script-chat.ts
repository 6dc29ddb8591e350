import type { ChatAdapter, ChatOptions } from './chat-adapter.ts';

/** What a chat's script may leave on the window to be drawn inside the shop's panel. One that leaves nothing has a window of its own. */
type ChatWidget = {
  open: (container: HTMLElement, options: ChatOptions) => Promise<void> | void;
  close?: () => void;
};

declare global {
  interface Window {
    partshopChat?: ChatWidget;
  }
}

/** Scripts run once a document, however often the chat is opened. */
const scripts = new Map<string, Promise<void>>();

/** A chat that comes as a script from the address of the site's configuration. The page's policy must let that origin in. */
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
    // Another try may find the line back.
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
