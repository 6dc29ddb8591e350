import type { RefObject } from 'react';
import type { ErrorCode, QuickOrder } from '@partshop/api-client';
import { useMoney, useTexts } from '@partshop/features/core';
import { Alert, CheckboxField } from '@partshop/ui';
import { messages as lineMessages } from './list-lines.messages.ts';
import { ListLine } from './ListLine.tsx';
import { pricesOf } from './list-prices.ts';
import { messages } from './quick-order.messages.ts';

export type ListLinesProps = {
  order: QuickOrder;
  /** Why lines were not added, by their index. */
  refused: Record<number, ErrorCode>;
  /** Takes the focus when the lines are new. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The lines of a checked list. The checkbox hides those that need no look, by the style alone. */
export function ListLines({ order, refused, heading }: ListLinesProps) {
  const t = useTexts(messages);
  const tLine = useTexts(lineMessages);
  const money = useMoney(order.currency.code, pricesOf(order));
  const { lines, left } = order;
  const looks = lines.filter(({ answer }, index) => answer !== 'found' || refused[index] !== undefined).length;
  return (
    <section className="list-main" aria-labelledby="list-lines">
      {left > 0 ? (
        <Alert tone="attention">{t('left', { all: lines.length + left, checked: lines.length, left })}</Alert>
      ) : null}
      <div className="list-head">
        <h2 id="list-lines" ref={heading} tabIndex={-1}>
          {tLine('lines')}
        </h2>
        {looks > 0 ? (
          <CheckboxField className="list-only" name="onlyLook" label={tLine('onlyLook', { count: looks })} />
        ) : null}
      </div>
      <ol className="list-lines">
        {lines.map((line, index) => (
          <ListLine
            // A line that stays as it was keeps its fields, and the focus in them.
            key={`${line.line} ${line.maker} ${line.number} ${line.qty} ${line.answer}`}
            line={line}
            index={index}
            refused={refused[index]}
            money={money}
          />
        ))}
      </ol>
    </section>
  );
}
