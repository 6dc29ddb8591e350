import type { PictureSource } from '../part-image/picture-source.ts';
import type { GalleryPicture, GalleryTexts } from './gallery-picture.ts';

const setOf = (name: string, format: string) =>
  [160, 320, 640].map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');

/** A picture of the demo shop, whose files Storybook serves. */
export const storyPicture = (name: string): PictureSource => ({
  src: `/pictures/${name}-640.webp`,
  width: 640,
  height: 640,
  srcSet: setOf(name, 'webp'),
  avif: setOf(name, 'avif'),
});

export const storyPictures: GalleryPicture[] = [
  { ...storyPicture('brake-discs-a'), alt: 'Диск тормозной, вид сбоку' },
  { ...storyPicture('oil-filters-a'), alt: 'Фильтр масляный' },
  { ...storyPicture('spark-plugs-a'), alt: 'Свеча зажигания' },
];

export const storyTexts: GalleryTexts = {
  open: 'Увеличить',
  list: 'Фотографии',
  place: (number, count) => `${number} из ${count}`,
  previous: 'Предыдущая',
  next: 'Следующая',
  zoomIn: 'Крупнее',
  zoomOut: 'Мельче',
  keys: 'Плюс и минус меняют масштаб, ноль показывает всё, стрелки показывают другие фотографии или двигают увеличенную',
  close: 'Закрыть',
};
