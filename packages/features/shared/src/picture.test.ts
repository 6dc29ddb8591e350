import { expect, it } from 'vitest';
import { largestFile, toPictureSource } from './picture.ts';

const picture = { url: '/pictures/0f', widths: [160, 320], width: 320, height: 320, alt: '' };

it('names the files of a picture in both formats', () => {
  expect(toPictureSource(picture)).toEqual({
    src: '/pictures/0f-320.webp',
    width: 320,
    height: 320,
    srcSet: '/pictures/0f-160.webp 160w, /pictures/0f-320.webp 320w',
    avif: '/pictures/0f-160.avif 160w, /pictures/0f-320.avif 320w',
  });
});

it('names the largest file, whatever the order of the widths', () => {
  expect(largestFile({ url: '/pictures/0f', widths: [640, 160] })).toBe('/pictures/0f-640.webp');
});
