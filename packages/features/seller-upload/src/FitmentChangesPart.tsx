import type { ComparedFitment, FitmentChanges, PriceUploadDetails } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { useConditionTexts } from '@partshop/features/fit';
import { modelNameOf } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';
import { Change, ChangesPart, ChangesTable } from './ChangesPart.tsx';
import { messages } from './upload.messages.ts';

type FitmentChangesProps = { upload: PriceUploadDetails; fitments: FitmentChanges };

/** What a file would change of the cars that a seller says articles fit. */
export function FitmentChangesPart({ upload, fitments }: FitmentChangesProps) {
  const t = useTexts(messages);
  const { added, changed, unchanged, gone, rows } = fitments;
  const counts = [
    [t('added'), added],
    [t('changedOffers'), changed],
    [t('goneCrosses'), gone],
    [t('unchanged'), unchanged],
  ] as const;
  return (
    <ChangesPart upload={upload} counts={counts} changes={added + changed + gone}>
      <Fitments title={t('changedOffers')} fitments={rows.changed} count={changed} />
      <Fitments title={t('added')} fitments={rows.added} count={added} />
      <Fitments title={t('goneCrosses')} fitments={rows.gone} count={gone} />
    </ChangesPart>
  );
}

type FitmentsProps = { title: string; fitments: readonly ComparedFitment[]; count: number };

function Fitments({ title, fitments, count }: FitmentsProps) {
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
      rows={fitments.map(({ row, maker, number, position, conditions, oldConditions, ...car }) => {
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
