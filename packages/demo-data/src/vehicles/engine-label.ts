import type { Fuel } from './vehicle-tree.ts';

const ELECTRIC = /electric motor|motor electric|\bBEV\b|FCEV/i;
const HYBRID = /hybrid|\bPHEV\b|\bMHEV\b|\+ electric/i;
const DIESEL =
  /diesel|\b(TDI|CDI|HDi|BlueHDi|dCi|CDTI|CRDi|TDCi|DTI|JTD|SDI|TD|DI-D|D-4D|MultiJet|Duramax|EcoBlue|D\d)\b|L D I\d/i;
const GAS = /\b(CNG|LPG|TGI|g-tron)\b/i;
const PETROL =
  /petrol|gasoline|ethanol|flex|\b(TSI|TFSI|FSI|TCe|SCe|MPI|GDI|T-GDI|EcoBoost|Duratec|PureTech|THP|VTi|MIVEC)\b|bi-fuel/i;

/** The fuel of a label such as `'1.4L I4 TSI Petrol'`; null when it names none. Mild and plug-in hybrids are hybrids. */
export function fuelOf(label: string): Fuel | null {
  if (HYBRID.test(label)) return 'hybrid';
  if (ELECTRIC.test(label)) return /\d\.?\d*\s?L\b/.test(label) ? 'hybrid' : 'electric';
  if (DIESEL.test(label)) return 'diesel';
  if (GAS.test(label)) return 'gas';
  return PETROL.test(label) ? 'petrol' : null;
}

/** Cubic centimetres: exact when the label gives them (`'657 cc …'`), else rounded as the label's litres are. */
export function displacementOf(label: string): number | null {
  const exact = /(\d{2,4})\s?cc\b/.exec(label)?.[1];
  if (exact !== undefined) return Number(exact);
  const litres = /(\d{1,2}\.\d{1,3})\s?(?:L\b|TI?\b|S\b)/.exec(label)?.[1];
  return litres === undefined ? null : Math.round(Number(litres) * 1000);
}

const BODY_TYPES: readonly (readonly [RegExp, string])[] = [
  [/suv|crossover|cuv|off-road|allroad/i, 'suv'],
  [/pick-?up|double cab|crew cab|king cab|super ?cab|ute\b|coupe utility/i, 'pickup'],
  [/minivan|mpv|tourer|minibus|passenger van|kombi\/life|people/i, 'minivan'],
  [/wagon|estate|avant|touring|sportwagon|kombi|combi|shooting brake|sw\b|allroad|shuttle/i, 'wagon'],
  [/hatchback|sportback|liftback|fastback/i, 'hatchback'],
  [/convertible|cabriolet|roadster|spider|spyder|targa|barchetta|drophead|soft.?top/i, 'convertible'],
  [/coup[eé]|hardtop|berlinetta/i, 'coupe'],
  [/sedan|saloon|limousine|berlina|notchback/i, 'sedan'],
  [/van\b/i, 'van'],
  [/truck|chassis|tractor|cab\b/i, 'truck'],
  [/bus|coach/i, 'bus'],
];

/** Maps a source's many names to a dozen body types; null for others (a torpedo, a runabout). */
export function bodyTypeOf(name: string): string | null {
  return BODY_TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
