import type { ESTree, Plugin } from 'vite';

type Slice = { start: number; end: number };

/** A Vite plugin that builds the features' texts without the notes for translators, which no visitor reads. */
export function withoutNotes(): Plugin {
  return {
    name: 'without-notes',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\.messages\.ts$/ },
      handler(code) {
        const notes = this.parse(code, { lang: 'ts' }).body.flatMap(messagesIn).flatMap(noteIn);
        return { code: cutOut(code, notes), map: null };
      },
    },
  };
}

/** The messages of `export const messages = defineMessages('basket', { … })`. */
function messagesIn(statement: ESTree.Statement | ESTree.Directive): ESTree.ObjectProperty[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
  return statement.declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
    return init.callee.name === 'defineMessages' ? propertiesOf(init.arguments[1]) : [];
  });
}

/** From the end of the text to the end of the note, with the comma between them. */
function noteIn(message: ESTree.ObjectProperty): Slice[] {
  const [text, note] = propertiesOf(message.value);
  return text && note && nameOf(text) === 'text' && nameOf(note) === 'note' ? [{ start: text.end, end: note.end }] : [];
}

function propertiesOf(node: ESTree.Node | undefined): ESTree.ObjectProperty[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.filter((property) => property.type === 'Property');
}

const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : undefined);

function cutOut(code: string, slices: readonly Slice[]): string {
  const starts = [0, ...slices.map(({ end }) => end)];
  return starts.map((start, index) => code.slice(start, slices[index]?.start)).join('');
}
