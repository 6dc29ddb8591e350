import { useSelector } from 'react-redux';
import { selectCurrentCar, selectIsCarCertain } from '@partshop/features/car-selector';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CarFront } from '@partshop/ui';
import { messages } from './fit-check.messages.ts';
import { FitPlace } from './FitCheck.styles.ts';
import { CarFit } from './lazy-fit.tsx';
import { useFit } from './use-fit.ts';

type FitCheckProps = { articleId: number; kept: string; className?: string };

/**
 * The place for the verdict about the current car on an article's page; without a car a link to the choice of one. Needs the texts
 * `checkMessages`. The place is free where the browser keeps a car, so that nothing moves when the verdict comes.
 */
export function FitCheck({ articleId, kept, className }: FitCheckProps) {
  const t = useTexts(messages);
  const href = useHref();
  const car = useSelector(selectCurrentCar);
  const isCertain = useSelector(selectIsCarCertain);
  const isDecided = useFit([articleId])[articleId] !== undefined;
  return (
    <FitPlace
      className={className}
      aria-label={t('car')}
      data-car={car ? '' : undefined}
      data-certain={isCertain ? '' : undefined}
    >
      {isDecided ? <CarFit articleId={articleId} kept={kept} /> : null}
      {car ? null : (
        <a className="fit-link ps-touch" href={href(paths.addCar.to())} data-popup="car" aria-haspopup="dialog">
          <CarFront />
          {t('check')}
        </a>
      )}
    </FitPlace>
  );
}
