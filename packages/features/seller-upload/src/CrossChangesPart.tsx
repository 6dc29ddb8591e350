import type { ComparedCross, CrossChanges, PriceUploadDetails } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { ArticleName } from '@partshop/ui';
import { Change, ChangesPart, ChangesTable } from './ChangesPart.tsx';
import { messages } from './upload.messages.ts';

const NO_BREAK = '\u00A0';

type CrossChangesProps = { upload: PriceUploadDetails; crosses: CrossChanges };

/** What a file would change of the numbers that a seller says can replace each other. */
export function CrossChangesPart({ upload, crosses }: CrossChangesProps) {
  const t = useTexts(messages);
  const { added, changed, unchanged, gone, rows } = crosses;
  const counts = [
    [t('added'), added],
    [t('changedOffers'), changed],
    [t('goneCrosses'), gone],
    [t('unchanged'), unchanged],
  ] as const;
  return (
    <ChangesPart upload={upload} counts={counts} changes={added + changed + gone}>
      <Crosses title={t('changedOffers')} crosses={rows.changed} count={changed} />
      <Crosses title={t('added')} crosses={rows.added} count={added} />
      <Crosses title={t('goneCrosses')} crosses={rows.gone} count={gone} />
    </ChangesPart>
  );
}

type CrossesProps = { title: string; crosses: readonly ComparedCross[]; count: number };

function Crosses({ title, crosses, count }: CrossesProps) {
  const t = useTexts(messages);
  const percent = (value: number | null) => (value === null ? null : t('percent', { value }).replace(' ', NO_BREAK));
  return (
    <ChangesTable
      title={title}
      heads={[t('article'), t('other'), t('confidenceChange')]}
      count={count}
      rows={crosses.map(({ row, maker, number, otherMaker, otherNumber, isBoth, confidence, oldConfidence }) => ({
        row,
        key: `${maker} ${number} ${otherMaker} ${otherNumber}`,
        cells: [
          <ArticleName key="article" maker={maker} number={number} />,
          <span key="other" className="cross-other">
            <ArticleName maker={otherMaker} number={otherNumber} />
            <span className="muted">{t(isBoth ? 'bothWays' : 'oneWay')}</span>
          </span>,
          <Change key="confidence" from={percent(oldConfidence)} to={percent(confidence)} />,
        ],
      }))}
    />
  );
}
