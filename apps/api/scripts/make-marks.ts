/**
 * Draws the marks of makers, from simple-icons (CC0), as pictures of the demo: `mark-` and the maker's key. Run it after a change of
 * the list below, then `npm run pictures -w @partshop/api`.
 */
import sharp from 'sharp';
import * as icons from 'simple-icons';

/** The makers whose mark simple-icons has, by their key; names alone would mistake Delphi for a programming language. */
const MARKS = {
  bmw: icons.siBmw,
  bosch: icons.siBosch,
  chrysler: icons.siChrysler,
  fiat: icons.siFiat,
  ford: icons.siFord,
  'general-motors': icons.siGeneralmotors,
  honda: icons.siHonda,
  lada: icons.siLada,
  mazda: icons.siMazda,
  mitsubishi: icons.siMitsubishi,
  nissan: icons.siNissan,
  porsche: icons.siPorsche,
  renault: icons.siRenault,
  shell: icons.siShell,
  subaru: icons.siSubaru,
  suzuki: icons.siSuzuki,
  toyota: icons.siToyota,
  volvo: icons.siVolvo,
} as const;

const SIDE = 160;
const FOLDER = new URL('../src/demo/pictures/files/', import.meta.url);

for (const [key, { path, hex }] of Object.entries(MARKS)) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 30 30"><path fill="#${hex}" d="${path}"/></svg>`;
  const mark = sharp(Buffer.from(drawing), { density: 400 }).resize(SIDE, SIDE).flatten({ background: '#ffffff' });
  const file = (format: string) => new URL(`mark-${key}-a-${SIDE}.${format}`, FOLDER).pathname;
  await mark.clone().avif({ quality: 60, chromaSubsampling: '4:4:4' }).toFile(file('avif'));
  await mark.clone().webp({ quality: 90 }).toFile(file('webp'));
}
console.log(`${Object.keys(MARKS).length} marks`);
