/** How sellers name bodies in Russian and English. The first that matches decides. */
export const BODY_WORDS: readonly (readonly [word: RegExp, body: string])[] = [
  [/седан|sedan|saloon/i, 'sedan'],
  [/х[еэ]тч|л[иy]фтб[еэ]к|hatch|liftback/i, 'hatchback'],
  [/универсал|wagon|estate/i, 'wagon'],
  [/купе|coup/i, 'coupe'],
  [/кабриолет|родстер|convertible|cabrio|roadster/i, 'convertible'],
  [/внедорожник|кроссовер|джип|suv|crossover|off-road/i, 'suv'],
  [/пикап|pick-?up/i, 'pickup'],
  [/минив[эе]н|компактв[эе]н|minivan|mpv/i, 'minivan'],
  [/фургон|(^|[^а-яё])вэн|van/i, 'van'],
  [/грузов|truck/i, 'truck'],
  [/автобус|bus/i, 'bus'],
];

/** The axle, then the side. */
export const POSITION_WORDS: readonly (readonly (readonly [word: RegExp, part: string])[])[] = [
  [
    [/перед|спереди|front|(^|[^a-z])f([^a-z]|$)/i, 'front'],
    [/зад|сзади|rear|back|(^|[^a-z])r([^a-z]|$)/i, 'rear'],
  ],
  [
    [/лев|слева|left|(^|[^a-z])lh?([^a-z]|$)/i, 'left'],
    [/прав|справа|right|(^|[^a-z])rh([^a-z]|$)/i, 'right'],
  ],
];
