import type { DiagramPart } from './diagram-parts.ts';
import type { ChosenPart } from './use-chosen-part.ts';

type DiagramListProps = { label: string; parts: readonly DiagramPart[]; choice: ChosenPart };

/** The list of the drawing's parts, synchronised with the drawing. */
export function DiagramList({ label, parts, choice }: DiagramListProps) {
  return (
    <div className="ps-diagram-side">
      <ul className="ps-diagram-list" aria-label={label}>
        {parts.map((part) => (
          <Row key={part.id} part={part} choice={choice} />
        ))}
      </ul>
    </div>
  );
}

function Row({ part, choice }: { part: DiagramPart; choice: ChosenPart }) {
  const { id, position, name, number, aside } = part;
  const isChosen = choice.chosen === id;
  return (
    <li
      data-part={id}
      data-chosen={isChosen ? '' : undefined}
      data-pointed={choice.pointed === id ? '' : undefined}
      onPointerEnter={() => choice.point(id, 'list')}
      onPointerLeave={choice.unpoint}
    >
      <button
        type="button"
        className="ps-diagram-part"
        aria-pressed={isChosen}
        onClick={() => choice.choose(id)}
        onFocus={() => choice.point(id, 'list')}
        onBlur={choice.unpoint}
      >
        <span className="ps-diagram-position">{position}</span> <span className="ps-diagram-name">{name}</span>{' '}
        {number ? (
          <bdi className="ps-diagram-number" dir="ltr" translate="no">
            {number}
          </bdi>
        ) : null}
      </button>
      {aside ? <span className="ps-diagram-aside">{aside}</span> : null}
    </li>
  );
}
