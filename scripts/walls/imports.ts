import { parseSync } from 'oxc-parser';

export type Import = {
  specifier: string;
  line: number;
  /** 'type' disappears when types are stripped; 'dynamic' is `import()`. */
  kind: 'value' | 'type' | 'dynamic';
};

/** Every module that a file imports, in the order of the file. Throws where the file does not parse. */
export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault) throw new Error(`${file}: ${fault.message}`);
  const found: (Import & { start: number })[] = [];
  const add = (specifier: string, start: number, kind: Import['kind']) =>
    found.push({ specifier, start, kind, line: source.slice(0, start).split('\n').length });

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    add(moduleRequest.value, start, isType ? 'type' : 'value');
  }
  for (const { entries, start } of module.staticExports) {
    const reExports = entries.filter((entry) => entry.moduleRequest);
    const [first] = reExports;
    if (first?.moduleRequest) {
      add(first.moduleRequest.value, start, reExports.every((entry) => entry.isType) ? 'type' : 'value');
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) add(literal[2], moduleRequest.start, 'dynamic');
  }
  return found.toSorted((a, b) => a.start - b.start).map(({ specifier, line, kind }) => ({ specifier, line, kind }));
}
