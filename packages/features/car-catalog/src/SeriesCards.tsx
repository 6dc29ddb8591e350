import { useSelector } from 'react-redux';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { largestFile } from '@partshop/features/shared';
import { SeriesCard } from '@partshop/ui';
import { brandSeries } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { dataOf } from './levels.ts';

type SeriesCardsProps = { root: string; brandUrl: string; headingId: string };

/** The series of a brand: photo or silhouette, name, and the year in which production began. */
export function SeriesCards({ root, brandUrl, headingId }: SeriesCardsProps) {
  const t = useTexts(messages);
  const href = useHref();
  const series = useSelector((state: CoreState) => dataOf(brandSeries.select(state, { brandUrl })));
  if (!series || series.length === 0) return null;
  return (
    <section className="catalogue-part" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('chooseSeries')}</h2>
      <ul className="catalogue-series">
        {series.map(({ customSeriaUrl, customSeriaName, customSeriaManufactured: year, image, bodyType }) => (
          <SeriesCard
            key={customSeriaUrl}
            as="li"
            name={customSeriaName}
            href={href(`${root}/${encodeURIComponent(customSeriaUrl)}`)}
            years={year === null ? undefined : t('since', { year: String(year) })}
            body={bodyType ?? undefined}
            picture={
              image ? (
                <img src={largestFile(image)} width={image.width} height={image.height} alt="" loading="lazy" />
              ) : undefined
            }
          />
        ))}
      </ul>
    </section>
  );
}
