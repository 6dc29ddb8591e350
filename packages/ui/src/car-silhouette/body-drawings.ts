/** The bodies that have their own drawing. */
export type CarBody =
  | 'hatchback'
  | 'sedan'
  | 'liftback'
  | 'wagon'
  | 'coupe'
  | 'convertible'
  | 'suv'
  | 'minivan'
  | 'van'
  | 'pickup'
  | 'truck'
  | 'bus';

export type BodyDrawing = {
  /** The upper outline as a path, from the rear bumper over the roof to the front bumper; both ends are at the height `sill`. */
  outline: string;
  /** The windows, as a path. */
  glass: string;
  /** Doors, lamps and handles, as a path. */
  detail: string;
  sill: number;
  /** The x coordinates of the rear and the front wheel. */
  axles: readonly [number, number];
  wheel: number;
};

const car = { sill: 36, wheel: 7 } as const;
const tall = { sill: 35, wheel: 8 } as const;

/** Side views in a viewBox of 120 × 48 on the ground line y = 43, facing the end of the line. */
export const bodyDrawings: Record<CarBody, BodyDrawing> = {
  hatchback: {
    ...car,
    outline:
      'M16 36c-2 0-3-1-3-3v-6c0-2 .5-4 2-6l6-9c1.5-2 3.5-3 7-3h30c8 0 13 3.5 20 10.5l20 3c6 1 9 3 9.5 6.5l.5 5c0 1.5-.8 2-2.5 2',
    glass: 'M20 20l4.5-6.5c.8-1.2 1.8-1.7 3.5-1.7H44V20zM47 11.8h11c6 0 9.5 2.7 14.5 8.2H47z',
    detail: 'M45.5 20v13.5M74 20c1 4 1 9 .5 13.5M49 24h4M31 24h4M107 27l-6-1M13.5 26l4 .5',
    axles: [29, 89],
  },
  sedan: {
    ...car,
    outline:
      'M9 36c-2 0-3-1-3-3l.5-6c.3-3 1.5-5 5-5.5l16-2C34 13 39.5 9 49 9h15c8 0 13 3.5 20 10.5l20 3c6 1 9 3 9.5 6.5l.5 5c0 1.5-.8 2-2.5 2',
    glass: 'M32.5 20c4-5.5 8-8.2 16.5-8.2h6V20zM58 11.8h6c6 0 9.5 2.7 14.5 8.2H58z',
    detail: 'M56.5 20v13.5M80 20c1 4 1 9 .5 13.5M60 24h4M38 24h4M113 28l-6-1M6.5 26l5 .5',
    axles: [28, 95],
  },
  liftback: {
    ...car,
    outline:
      'M9 36c-2 0-3-1-3-3l.5-6.5c.3-3 1.5-4.5 4-5.5l9-3C29 12.5 38 9 49 9h15c8 0 13 3.5 20 10.5l20 3c6 1 9 3 9.5 6.5l.5 5c0 1.5-.8 2-2.5 2',
    glass: 'M24 20c7-5 15-8.2 25-8.2h6V20zM58 11.8h6c6 0 9.5 2.7 14.5 8.2H58z',
    detail: 'M56.5 20v13.5M80 20c1 4 1 9 .5 13.5M60 24h4M36 24h4M113 28l-6-1M6.5 26l5 .5',
    axles: [28, 95],
  },
  wagon: {
    ...car,
    outline:
      'M9 36c-2 0-3-1-3-3l.5-8c.1-2 .5-4 1.5-5.5l5-7.5c1.3-2 3-3 6-3h45c8 0 13 3.5 20 10.5l20 3c6 1 9 3 9.5 6.5l.5 5c0 1.5-.8 2-2.5 2',
    glass: 'M12.5 20l4.3-6.6c.8-1.1 1.5-1.6 3.2-1.6h11V20zM34 11.8h21V20H34zM58 11.8h6c6 0 9.5 2.7 14.5 8.2H58z',
    detail: 'M56.5 20v13.5M80 20c1 4 1 9 .5 13.5M60 24h4M38 24h4M113 28l-6-1M6.5 25l4 .5M19 9l2-2.5h34l2 2.5',
    axles: [28, 95],
  },
  coupe: {
    ...car,
    outline:
      'M9 36c-2 0-3-1-3-3l.5-5c.3-3 1.5-4.5 5-5l10-2C31 14 40 11 51 11h10c9 0 15 3 23 9.5l20 3c6 1 9 3 9.5 6l.5 4.5c0 1.5-.8 2-2.5 2',
    glass: 'M30 20.5c6-4.5 12-6.8 20-6.8h1v6.8zM54 13.7h7c7 0 11.5 2.3 17.5 6.8H54z',
    detail: 'M52.5 20.5c-1 4-1 9 0 13M82 20.5c1 4 .8 9 0 13M56 24.5h5M113 29l-6-1M6.5 27l5 .5',
    axles: [28, 95],
  },
  convertible: {
    ...car,
    outline: 'M9 36c-2 0-3-1-3-3l.5-6c.3-2.5 1.5-4 5-4.3l22-2.2h50.5l20 3c6 1 9 3 9.5 6l.5 4.5c0 1.5-.8 2-2.5 2',
    glass: 'M68 10.5l14 10h-9c-2-4-3.5-7-5-10z',
    detail:
      'M48 20.5c-1-4-.5-7 1.5-7s2.5 3 3 7M33 20.5c-1-3.5-.5-6 1.5-6s2.5 2.5 3 6M54 20.5c-1 4-1 9 0 13M82 20.5c1 4 .8 9 0 13M57 24.5h5M113 29l-6-1M6.5 27l5 .5',
    axles: [28, 95],
  },
  suv: {
    ...tall,
    outline:
      'M11 35c-2 0-3-1-3-3V21.5c0-2 .3-3.5 1.2-5L13.5 8c1-2 2.5-3 5.5-3h45c7 0 11 3 17 11.5l20 2.5c6.5.8 9 3 9.5 6.5l.5 7c0 1.5-.8 2.5-2.5 2.5',
    glass: 'M14 16.5l3.2-7c.4-1 1.2-1.6 2.5-1.6H32v8.6zM35 7.9h18.5v8.6H35zM56.5 7.9H63c4.5 0 7.5 2.3 12 8.6H56.5z',
    detail:
      'M55 16.5V32M77.5 16.5c1 4.5 1 10 .5 15.5M33.5 16.5V24M58.5 20.5h4M38 20.5h4M110.5 25l-6-1M8.5 21h3M20 5l2-2.5h36l2 2.5',
    axles: [30, 92],
  },
  minivan: {
    ...car,
    outline:
      'M10 36c-2 0-3-1-3-3V22c0-2 .3-3.5.8-5L10.5 9C11.3 6.5 13 5.5 16 5.5h44c11 0 19 5 28 13l16 3.5c6 1.5 8.5 4 9 7.5l.5 4.5c0 1.5-.8 2-2.5 2',
    glass: 'M12 18.5l2.2-8.2c.4-1.4 1.1-1.9 2.8-1.9h14v10.1zM34 8.4h20v10.1H34zM57 8.4h4c9.5 0 16 4 23.5 10.1H57z',
    detail:
      'M55.5 18.5V33M84.5 18.5c1 4.5 1 10 .5 14.5M32.5 18.5V24M59 22.5h4M36.5 22.5h4M32.5 24H54M113 28l-6-1.5M7.5 21v5',
    axles: [28, 96],
  },
  van: {
    ...car,
    outline:
      'M10 36c-2 0-3-1-3-3V7c0-2.5 1-3.5 3.5-3.5H76c4 0 6 1.2 8 4.5L91.5 19l14 3.5c5.5 1.5 7.5 4 8 7.5l.5 4c0 1.5-.8 2-2.5 2',
    glass: 'M67 7h8.5c2 0 3 .7 4 2.3L86 19.5H67z',
    detail: 'M64.5 7v26M88 20c.5 4.5.5 9 0 13M36 7v26M12 24h52M67.5 23.5h4M113 28.5l-6-1.5M7.5 24v5',
    axles: [27, 96],
  },
  pickup: {
    ...tall,
    outline:
      'M8 35c-2 0-3-1-3-3V22c0-1 .5-1.5 1.5-1.5H46L48.5 9c.6-2.7 2-4 5-4H70c6 0 9.5 3 14.5 11.5l18 2.5c6.5.8 9 3 9.5 6.5l.5 7c0 1.5-.8 2.5-2.5 2.5',
    glass: 'M51 16.5l1.7-7c.3-1.1.8-1.6 2.3-1.6h7v8.6zM65 7.9h5c4 0 6.5 2.3 9.5 8.6H65z',
    detail: 'M46 20.5V32M63.5 16.5V32M81.5 16.5c1 4.5 1 10 .5 15.5M66.5 20.5h4M50 20.5h4M111.5 25l-6-1M5.5 25h3',
    axles: [26, 95],
  },
  truck: {
    ...tall,
    outline:
      'M5 35c-1 0-2-.5-2-1.5V29h3V4c0-1 .5-1.5 1.5-1.5h72c1 0 1.5.5 1.5 1.5v25h3V10c0-1.5.8-2.5 2.5-2.5H103c2 0 3 .8 3.5 2.5L110 20c1 2 1.5 3.5 1.5 6v7c0 1.5-.7 2-2 2',
    glass: 'M90 11h12.5c.8 0 1.2.4 1.5 1.2L106.5 20H90z',
    detail: 'M6 29h75M24.5 2.5V29M43.5 2.5V29M62.5 2.5V29M87 20v12M90 23.5h3.5M111.5 28h-4',
    axles: [26, 98],
  },
  bus: {
    ...car,
    outline: 'M8 36c-2 0-3-1-3-3V9c0-3 1.5-4.5 4.5-4.5H105c4 0 6 1.5 7 5.5l2.5 11c.4 1.5.5 3 .5 4.5V33c0 2-1 3-3 3',
    glass: 'M9 9.5h19V20H9zM31 9.5h19V20H31zM53 9.5h19V20H53zM75 9.5h14V20H75zM101 9.5h3.5c2 0 3 .7 3.5 2.5l2.2 8H101z',
    detail: 'M92 34V9.5h6V34M95 9.5V34M5 25.5h87M114.5 29h-4M5.5 29h3',
    axles: [28, 84],
  },
};

/** The closed outline: along the sill, with an arch over each wheel. */
export function bodyPath({ outline, sill, axles: [rear, front], wheel }: BodyDrawing): string {
  const arch = wheel + 2.5;
  const over = (axle: number) => `H${axle + arch}A${arch} ${arch} 0 0 0 ${axle - arch} ${sill}`;
  return `${outline}${over(front)}${over(rear)}z`;
}
