import { useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { tokensOf } from './token-names.ts';

const Root = styled.div`
  display: grid;
  gap: var(--ps-space-4);
  justify-items: start;
  max-inline-size: 32rem;
  color: var(--ps-color-text);
  font-size: var(--ps-type-sm);

  & dl {
    display: grid;
    gap: var(--ps-space-3);
    inline-size: 100%;
  }

  & dt {
    font-weight: var(--ps-weight-medium);
  }

  & .ps-motion-note {
    padding-block-end: var(--ps-space-1);
    color: var(--ps-color-text-muted);
  }

  & .ps-motion-track {
    display: flex;
    padding: 3px;
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-sunken);
  }

  & .ps-motion-space {
    flex: 0 1 0%;
    transition: flex-grow var(--ps-time) var(--ps-curve);
  }

  &[data-moved] .ps-motion-space {
    flex-grow: 1;
  }

  & .ps-motion-dot {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: var(--ps-color-accent);
  }
`;

/** Plays every duration and curve. */
export function MotionSample() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Root data-moved={isMoved || undefined}>
      <Button aria-pressed={isMoved} onClick={() => setIsMoved(!isMoved)}>
        Play
      </Button>
      <dl>
        {tokensOf('motion').map(({ name, property, description }) => {
          const isCurve = name.startsWith('ease');
          const time = isCurve ? '--ps-motion-slow' : property;
          const curve = isCurve ? property : '--ps-motion-ease';
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <p className="ps-motion-note">{description}</p>
                <span className="ps-motion-track">
                  <span
                    className="ps-motion-space"
                    style={{ '--ps-time': `var(${time})`, '--ps-curve': `var(${curve})` } as CSSProperties}
                  />
                  <span className="ps-motion-dot" />
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Root>
  );
}
