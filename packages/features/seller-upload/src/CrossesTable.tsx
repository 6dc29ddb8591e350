import type { ComparedCross } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { ArticleName } from '@partshop/ui';
import { Change, ChangesTable } from './ChangesPart.tsx';
import type { ClaimsTableProps } from './ClaimChangesPart.tsx';
import { messages } from './upload.messages.ts';

const NO_BREAK = '\u00A0';

/** Numbers that a seller says can replace each other, as a file would change them. */
export function CrossesTable({ title, claims, count }: ClaimsTableProps<ComparedCross>) {
  const t = useTexts(messages);
  const percent = (value: number | null) => (value === null ? null : t('percent', { value }).replace(' ', NO_BREAK));
  return (
    <ChangesTable
      title={title}
      heads={[t('article'), t('other'), t('confidenceChange')]}
      count={count}
      rows={claims.map(({ row, maker, number, otherMaker, otherNumber, isBoth, confidence, oldConfidence }) => ({
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
