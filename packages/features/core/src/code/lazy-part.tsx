import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';
import { loadCode, loadedCode, type CodeLoader } from './load-code.ts';

/**
 * A component whose code loads when it is first rendered: for parts that few visitors see. A part whose code does not load is left out.
 *
 * A server renders it if a load saga has loaded the code, and writes nothing otherwise. The browser keeps the server's markup until it
 * has the code, so such a part reads what may change by itself: its props stay the same meanwhile.
 */
export function lazyPart<Module, Props extends object>(
  load: CodeLoader<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Later = lazy(async () => {
    try {
      return { default: pick(await loadCode(load)) };
    } catch {
      return { default: Nothing as ComponentType<Props> };
    }
  });

  return function LazyPart(props: Props) {
    // Stays for as long as the part is shown: another component would lose its state.
    const [code] = useState(() => loadedCode(load));
    return <Suspense>{createElement(code ? pick(code) : Later, props)}</Suspense>;
  };
}

const Nothing = () => null;
