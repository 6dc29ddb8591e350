/**
 * The last script of every document, inline: loads the app's files when the page is painted, so that they compete with nothing that
 * the visitor waits to see. Its element names them in `data-files`, the entry first.
 */
const [src, ...others] = document.currentScript?.dataset['files']?.split(' ') ?? [];

const add = (name: 'link' | 'script', fields: object): void =>
  document.head.append(Object.assign(document.createElement(name), fields));

function load(): void {
  for (const href of others) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src });
}

// A background tab has no frames.
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
