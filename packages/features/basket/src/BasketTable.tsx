import { Fragment } from 'react';
import { useTexts } from '@partshop/features/core';
import { useFit } from '@partshop/features/fit';
import { ArticlePicture } from '@partshop/features/shared';
import { Money, VisuallyHidden } from '@partshop/ui';
import { ofLine, type BasketLinesProps } from './BasketList.tsx';
import { BasketLineChoice } from './BasketLineChoice.tsx';
import { BasketLineMore } from './BasketLineMore.tsx';
import { isOrdered } from './basket-line.ts';
import { BasketLineDelivery, BasketLineName } from './BasketLineName.tsx';
import { BasketLineProblem } from './BasketLineProblem.tsx';
import { BasketLineQty } from './BasketLineQty.tsx';
import { BasketLineRemoval } from './BasketLineRemoval.tsx';
import { messages } from './basket.messages.ts';
import { useBasketMoney } from './use-basket-money.ts';

/** The lines as a dense table, for those who check many; on a narrow page as a dense list. */
export function BasketTable({ lines, action, refused }: BasketLinesProps) {
  const t = useTexts(messages);
  const fits = useFit(lines.map(({ articleId }) => articleId));
  const { money } = useBasketMoney();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must reach a scrolling region
    <section className="basket-table" aria-label={t('title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t('toOrder')}</VisuallyHidden>
            </td>
            <th scope="col">{t('goods')}</th>
            <th scope="col">{t('delivery')}</th>
            <th scope="col" className="cell-number">
              {t('price')}
            </th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col" className="cell-number">
              {t('sum')}
            </th>
            <td>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </td>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.key}>
              <tr
                className="row"
                data-problem={line.problem}
                data-pending={line.isPending || undefined}
                data-left-out={!isOrdered(line) || undefined}
              >
                <td className="cell-choice">
                  <BasketLineChoice line={line} action={action} />
                </td>
                <th className="line-what" scope="row">
                  <div className="row-what">
                    <ArticlePicture className="row-picture" of={line} sizes="40px" />
                    <div>
                      <BasketLineName line={line} fit={fits[line.articleId]} />
                      <BasketLineMore line={line} action={action} refused={ofLine(line, refused)} />
                    </div>
                  </div>
                </th>
                <td className="cell-delivery">
                  <BasketLineDelivery line={line} />
                </td>
                <td className="cell-number cell-price">
                  <Money {...money(line.price)} />
                </td>
                <td className="cell-qty">
                  <BasketLineQty size="small" line={line} action={action} refused={ofLine(line, refused)} />
                </td>
                <td className="cell-number cell-sum">
                  <Money {...money(line.sum)} />
                </td>
                <td className="cell-removal">
                  <BasketLineRemoval line={line} action={action} />
                </td>
              </tr>
              {line.problem ? (
                <tr className="row-problem">
                  <td colSpan={7}>
                    <BasketLineProblem line={line} action={action} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
