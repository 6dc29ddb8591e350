import type { ComparedFitment } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { useConditionTexts } from '@partshop/features/fit';
import { modelNameOf } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';
import { Change, ChangesTable } from './ChangesPart.tsx';
import type { ClaimsTableProps } from './ClaimChangesPart.tsx';
import { messages } from './upload.messages.ts';

/** Cars that a seller says articles fit, as a file would change them. */
export function FitmentsTable({ title, claims, count }: ClaimsTableProps<ComparedFitment>) {
  const t = useTexts(messages);
  const { conditionOf, positionOf } = useConditionTexts();
  const list = new Intl.ListFormat(useLocale().format, { type: 'unit', style: 'short' });
  const termsOf = (conditions: ComparedFitment['conditions'], position: ComparedFitment['position']) =>
    list.format([...conditions.map(conditionOf), ...(position ? [positionOf(position)] : [])]) || t('always');
  return (
    <ChangesTable
      title={title}
      heads={[t('article'), t('car'), t('terms')]}
      count={count}
      rows={claims.map(({ row, maker, number, position, conditions, oldConditions, ...car }) => {
        const terms = termsOf(conditions, position);
        const { brandName, seriaName, modelName, engineName } = car;
        return {
          row,
          key: `${maker} ${number} ${brandName} ${seriaName} ${modelName} ${engineName} ${terms}`,
          cells: [
            <ArticleName key="article" maker={maker} number={number} />,
            <span key="car" className="cross-other">
              <bdi>
                {brandName} {modelNameOf(seriaName, modelName)}
              </bdi>
              <bdi className="muted">{engineName}</bdi>
            </span>,
            <Change key="terms" from={oldConditions && termsOf(oldConditions, position)} to={terms} />,
          ],
        };
      })}
    />
  );
}
