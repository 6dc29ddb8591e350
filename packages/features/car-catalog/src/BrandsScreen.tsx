import { Trail } from '@partshop/features/breadcrumb-builder';
import { useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { BrandLists } from './BrandLists.tsx';
import { messages } from './car-catalog.messages.ts';
import { CatalogueRoot } from './catalogue.styles.ts';

/** The brands of `/zapchasti`. */
export function BrandsScreen() {
  const t = useTexts(messages);
  return (
    <CatalogueRoot>
      <Trail items={[{ label: t('cars') }]} />
      <PageHeading title={t('carsTitle')} description={t('carsDescription')} />
      <BrandLists root={paths.cars.to()} />
    </CatalogueRoot>
  );
}
