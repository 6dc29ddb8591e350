import type { ChoiceGroup } from './car-catalog.loadables.ts';
import { ChoiceLinks } from './ChoiceLinks.tsx';

/** Links in groups with headings: engines by fuel, models by series. */
export function ChoiceGroups({ root, groups }: { root: string; groups: readonly ChoiceGroup[] }) {
  return groups.map(({ name, choices }) => (
    <section key={name} className="catalogue-group" aria-label={name}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <ChoiceLinks root={root} choices={choices} look="cards" />
    </section>
  ));
}
