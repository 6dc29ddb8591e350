import { MAX_PICTURE_SIDE, MIN_PICTURE_SIDE, type PictureLoad, type PictureLoadRow } from '@partshop/api-client';
import { DataText, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ArticleName, Badge } from '@partshop/ui';
import { messages } from './photos.messages.ts';
import { Report } from './photos.styles.ts';

/** What became of each row of a load; what was refused stands first. */
export function LoadRows({ load }: { load: PictureLoad }) {
  const t = useTexts(messages);
  return (
    <>
      <p role="status">{t('counts', { added: load.added, refused: load.refused, waiting: load.waiting })}</p>
      <Report>
        {load.rows.map((row) => (
          <Row key={`${row.row ?? ''} ${row.number} ${row.position ?? ''}`} row={row} />
        ))}
      </Report>
    </>
  );
}

function Row({ row: { row, position, maker, number, source, state, fault, article } }: { row: PictureLoadRow }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <li>
      <span className="muted">
        {row === null ? null : `${t('row')} ${row}`}
        {position === null ? null : <span className="row-place">{t('place', { place: position })}</span>}
      </span>
      <span className="row-article">
        {article ? (
          <a href={href(paths.price.to(article.catalogKey, article.clearNumber))}>
            <ArticleName maker={article.catalogName} number={article.catalogFullNumber} />
          </a>
        ) : (
          <bdi>{`${maker} ${number}`.trim()}</bdi>
        )}
        <span className="muted">
          <bdi>{source}</bdi>
        </span>
        {article ? (
          <span className="muted">
            <DataText>{article.productName}</DataText>
          </span>
        ) : null}
      </span>
      <span className="row-state">
        {fault === null ? (
          <Badge tone={state === 'added' ? 'positive' : 'neutral'}>{t(state === 'added' ? 'added' : 'waiting')}</Badge>
        ) : (
          <span className="fault">{t(fault, { least: MIN_PICTURE_SIDE, most: MAX_PICTURE_SIDE })}</span>
        )}
      </span>
    </li>
  );
}
