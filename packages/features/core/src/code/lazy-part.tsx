import { createContext, createElement, lazy, Suspense, useContext, useState, type ComponentType } from 'react';
import { loadCode, loadedCode, type CodeLoader } from './load-code.ts';

/** The names of the parts that a server has rendered into a page; null elsewhere. */
export const RenderedPartsContext = createContext<Set<string> | null>(null);

/** The code of the parts that have names. */
const namedCode = new Map<string, CodeLoader<unknown>>();

/**
 * A component whose code loads when it is first rendered: for parts that few visitors see. A part whose code does not load is left out.
 *
 * A server renders it if a load saga has loaded the code, and writes nothing otherwise. Such a part has a name, which the document
 * carries: the browser loads its code before it hydrates the page. If it came later, any text that loads meanwhile would make React throw
 * the server's markup away, and with it what the visitor focused or checked there.
 */
export function lazyPart<Module, Props extends object>(
  load: CodeLoader<Module>,
  pick: (module: Module) => ComponentType<Props>,
  name?: string,
): ComponentType<Props> {
  const Later = lazy(async () => {
    try {
      return { default: pick(await loadCode(load)) };
    } catch {
      return { default: Nothing as ComponentType<Props> };
    }
  });
  if (name !== undefined) namedCode.set(name, load);

  return function LazyPart(props: Props) {
    const rendered = useContext(RenderedPartsContext);
    // Stays for as long as the part is shown: another component would lose its state.
    const [code] = useState(() => loadedCode(load));
    if (code && name !== undefined) rendered?.add(name);
    return <Suspense>{createElement(code ? pick(code) : Later, props)}</Suspense>;
  };
}

/** Loads the code of parts by their names. What does not load is tried again when the part is rendered. */
export async function loadParts(names: readonly string[]): Promise<void> {
  const loads = names.flatMap((name) => namedCode.get(name) ?? []);
  await Promise.allSettled(loads.map(async (load) => loadCode(load)));
}

const Nothing = () => null;
