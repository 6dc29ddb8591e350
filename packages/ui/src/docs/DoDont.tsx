import type { ReactNode } from 'react';

const frame = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 16 } as const;
const panel = (color: string) => ({ borderBlockStart: `3px solid ${color}`, paddingBlockStart: 8 });

/** Two lists side by side: what to do with a component and what to avoid. */
export function DoDont({ dos, donts }: { dos: string[]; donts: string[] }) {
  return (
    <div style={frame}>
      <Panel title="Do" color="#1a7f4b" items={dos} />
      <Panel title="Don’t" color="#c0392b" items={donts} />
    </div>
  );
}

function Panel({ title, color, items }: { title: string; color: string; items: string[] }) {
  return (
    <section style={panel(color)}>
      <strong>{title}</strong>
      <ul>
        {items.map((item) => (
          <li key={item}>{withCode(item)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Renders text between backticks as code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}
