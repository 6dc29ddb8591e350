import costs from './costs.json' with { type: 'json' };

type Costs = Partial<Record<string, { js: number; alone: number }>>;

/** The size of a component, gzipped, without React and styled-components (measured by `npm run costs -w @partshop/ui`). */
export function Cost({ name }: { name: string }) {
  const cost = (costs as Costs)[name];
  if (!cost) return null;
  return (
    <p>
      Alone on a page: <strong>{(cost.alone / 1024).toFixed(1)} KB</strong>. Beside the other components of a shop page:{' '}
      <strong>{(cost.js / 1024).toFixed(1)} KB</strong>. Gzipped, without React and styled-components.
    </p>
  );
}
