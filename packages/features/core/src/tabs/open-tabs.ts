/** What the tabs of one browser tell each other under one name. */
export type Tabs = {
  tell(message: string): void;
  /** Calls `hear` with each message of another tab. Returns a function that stops, and closes these tabs for good. */
  listen(hear: (message: string) => void): () => void;
};

const SILENT: Tabs = { tell: () => undefined, listen: () => () => undefined };

/** Joins the browser's other tabs. In a browser without messages between tabs, nothing is told or heard. */
export function openTabs(name: string): Tabs {
  if (typeof BroadcastChannel === 'undefined') return SILENT;
  const channel = new BroadcastChannel(`partshop-${name}`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    tell: (message) => channel.postMessage(message),
    listen: (hear) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') hear(data);
      });
      return () => channel.close();
    },
  };
}
