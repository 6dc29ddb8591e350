import type { MouseEvent } from 'react';
import type { CarOption, CarOptionGroup } from './car-options.ts';
import { PageLink } from '../link-provider/link-context.ts';

type Choose = (option: CarOption, event: MouseEvent) => void;

type CarPickerOptionsProps = {
  groups: readonly CarOptionGroup[];
  popular: readonly CarOption[];
  popularLabel: string;
  /** The ids of the groups, which the letter index links to. */
  letterId: ((index: number) => string) | undefined;
  onChoose: Choose;
};

/** The options of one step, popular ones first, in a scroll container of their own. */
export function CarPickerOptions({ groups, popular, popularLabel, letterId, onChoose }: CarPickerOptionsProps) {
  return (
    <div className="ps-car-options">
      {popular.length > 0 ? (
        <OptionGroup heading={popularLabel} options={popular} look="popular" onChoose={onChoose} />
      ) : null}
      <div className={letterId ? 'ps-car-index' : 'ps-car-groups'}>
        {groups.map(({ key, heading, options }, index) => (
          <OptionGroup
            key={key}
            id={letterId?.(index)}
            heading={heading}
            options={options}
            look={letterId ? 'lettered' : 'plain'}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

type OptionGroupProps = {
  id?: string | undefined;
  heading: string | undefined;
  options: readonly CarOption[];
  look: 'popular' | 'lettered' | 'plain';
  onChoose: Choose;
};

function OptionGroup({ id, heading, options, look, onChoose }: OptionGroupProps) {
  return (
    <div className="ps-car-group" id={id} data-look={look}>
      {heading === undefined ? null : (
        <div className="ps-car-group-heading">
          <bdi>{heading}</bdi>
        </div>
      )}
      <ul className="ps-car-group-options" aria-label={heading}>
        {options.map((option) => (
          <li key={option.value}>
            <Option option={option} isShort={look === 'popular'} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Option({ option, isShort, onChoose }: { option: CarOption; isShort: boolean; onChoose: Choose }) {
  const { label, description, mark, href } = option;
  const content = (
    <>
      {mark ? (
        <span className="ps-car-mark" aria-hidden="true">
          {mark}
        </span>
      ) : null}
      <bdi className="ps-car-option-label">{label}</bdi>{' '}
      {description && !isShort ? <bdi className="ps-car-option-detail">{description}</bdi> : null}
    </>
  );
  const shared = {
    className: 'ps-car-option',
    'data-car-option': '',
    onClick: (event: MouseEvent) => onChoose(option, event),
  };
  return href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <PageLink href={href} {...shared}>
      {content}
    </PageLink>
  );
}
