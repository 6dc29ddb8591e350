import type { Picture } from '../index.ts';

/** A picture of the demo by its name, such as `oil-filters-a`; Storybook serves its files under that name. */
export const pictureOf = (name: string, alt = ''): Picture => ({
  url: `/pictures/${name}`,
  widths: [160, 320, 640],
  width: 640,
  height: 640,
  alt,
});

/** The mark of a maker of the demo by its key, such as `bosch`. */
export const markOf = (maker: string): Picture => ({
  ...pictureOf(`mark-${maker}-a`),
  widths: [160],
  width: 160,
  height: 160,
});
