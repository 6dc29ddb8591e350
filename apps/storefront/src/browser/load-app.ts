/**
 * The last script of every document, inline: loads the app's files when the page is painted, so that they compete with nothing that
 * the visitor waits to see. Its element names them in `data-files`, the entry first.
 */
const [entry = '', ...others] = document.currentScript?.dataset['files']?.split(' ') ?? [];

function load(): void {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
}

// A background tab has no frames.
if (document.visibilityState === 'hidden') load();
else requestAnimationFrame(() => void setTimeout(load));
