import type { ReactNode } from 'react';
import type { PartKind } from './part-kind.ts';

/** Nine circles on a circle of radius 22 around the centre. */
const BEARING_BALLS = Array.from({ length: 9 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 9 - Math.PI / 2;
  return [(48 + 22 * Math.cos(angle)).toFixed(1), (48 + 22 * Math.sin(angle)).toFixed(1)] as const;
});

/**
 * Line drawings in a viewBox of 96 × 96. `ps-part-body` is the filled outline, `ps-part-detail` the lines inside it; PartImage sets
 * their stroke width.
 */
export const partDrawings: Record<PartKind, ReactNode> = {
  filter: (
    <>
      <path className="ps-part-body" d="M27 29v40c0 6 9 10 21 10s21-4 21-10V29" />
      <ellipse className="ps-part-body" cx="48" cy="29" rx="21" ry="9" />
      <ellipse cx="48" cy="29" rx="7" ry="3" />
      <path className="ps-part-detail" d="M27 41c0 6 9 10 21 10s21-4 21-10M33 60v12m7-9v13m8-12v13m8-14v13m7-15v12" />
      <path className="ps-part-detail" d="M36 25.5v.01M60 25.5v.01M36 32.5v.01M60 32.5v.01M48 23v.01M48 35v.01" />
    </>
  ),
  'brake-pad': (
    <>
      <path
        className="ps-part-body"
        d="M20 36c8-8 17-11 28-11s20 3 28 11l8 3-2 10-5 1-5 18c-7-6-15-9-24-9s-17 3-24 9l-5-18-5-1-2-10z"
      />
      <path d="M26 41c7-5 14-7 22-7s15 2 22 7l-4 17c-6-4-11-5-18-5s-12 1-18 5z" />
      <path className="ps-part-detail" d="M48 34v19M20 36l6 5m50-5-6 5" />
    </>
  ),
  'brake-disc': (
    <>
      <circle className="ps-part-body" cx="48" cy="48" r="35" />
      <circle cx="48" cy="48" r="17" />
      <circle cx="48" cy="48" r="5" />
      <circle className="ps-part-detail" cx="48" cy="48" r="31" />
      <path className="ps-part-detail" d="M48 37v.01M58.5 44.6v.01M54.5 56.9v.01M41.5 56.9v.01M37.5 44.6v.01" />
      <path
        className="ps-part-detail"
        d="m48 26 0-3m15 7 2-2m5 17 3-1m-6 18 3 2m-20 6 0 3m-16-8-2 2m-5-18-3-1m8-17-2-2"
      />
    </>
  ),
  'shock-absorber': (
    <g transform="rotate(24 48 48)">
      <path d="M48 17v20" />
      <rect className="ps-part-body" x="40" y="48" width="16" height="28" rx="2" />
      <circle className="ps-part-body" cx="48" cy="11" r="6" />
      <circle className="ps-part-body" cx="48" cy="83" r="7" />
      <circle className="ps-part-detail" cx="48" cy="83" r="2.5" />
      <path className="ps-part-body" d="M33 21h30v4H33zM33 60h30v4H33z" />
      <path d="M35 25 62 31c3 1 3 4 0 4l-28 1c-3 0-3 3 0 4l28 4c3 1 3 4 0 4l-28 1c-3 0-3 3 0 4l28 4" />
    </g>
  ),
  'spark-plug': (
    <g transform="rotate(18 48 48)">
      <path d="M45 6h6l1 9h-8z" className="ps-part-body" />
      <path className="ps-part-body" d="M42 15h12l2 24H40z" />
      <path className="ps-part-body" d="M34 39h28v12H34z" />
      <path className="ps-part-body" d="M39 51h18v5H39z" />
      <path className="ps-part-body" d="M41 56h14v20H41z" />
      <path d="M48 76v4m7-4v9h-9" />
      <path
        className="ps-part-detail"
        d="M42 21h12m-12.5 6h13m-13.5 6h14M43 39v12m10-12v12M41 62l14-3m-14 8 14-3m-14 8 14-3"
      />
    </g>
  ),
  belt: (
    <>
      <path className="ps-part-body" d="M20.7 46.5A14 14 0 0 1 35.8 23.2l36.5 16.6A20 20 0 1 1 50.8 73z" />
      <circle cx="30" cy="36" r="9.5" />
      <circle cx="64" cy="58" r="15.5" />
      <circle className="ps-part-detail" cx="30" cy="36" r="2.5" />
      <circle className="ps-part-detail" cx="64" cy="58" r="5" />
      <path className="ps-part-detail" d="m38 29 30 13.6M26 47l24 21.4M64 44v4m0 20v4m14-14h-4m-20 0h-4" />
    </>
  ),
  bearing: (
    <>
      <circle className="ps-part-body" cx="48" cy="48" r="35" />
      <circle cx="48" cy="48" r="28" />
      <circle cx="48" cy="48" r="16" />
      <circle className="ps-part-hole" cx="48" cy="48" r="10" />
      {BEARING_BALLS.map(([x, y]) => (
        <circle key={x} className="ps-part-detail" cx={x} cy={y} r="4.5" />
      ))}
    </>
  ),
  lamp: (
    <>
      <path className="ps-part-body" d="M38 52V22c0-6 4-10 10-10s10 4 10 10v30z" />
      <path className="ps-part-body" d="M28 52h40v8H28zM35 60h26v12H35z" />
      <path d="M41 72v10m14-10v10m-7-10v7" />
      <path className="ps-part-detail" d="M44 52V40l2-5 2 6 2-6 2 5v12M43 21c0-2 2-4 4-4M41 66h14" />
    </>
  ),
  oil: (
    <>
      <path className="ps-part-body" d="M30 28h24l16 15v35c0 3-2 5-5 5H30c-3 0-5-2-5-5V33c0-3 2-5 5-5z" />
      <path className="ps-part-body" d="M32 15h16v13H32z" />
      <path d="M55 38.5 62 45v11c0 2-1 3-3.5 3S55 58 55 56z" />
      <path
        className="ps-part-detail"
        d="M36 15v13m4-13v13m4-13v13M31 74h33M40 46c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z"
      />
    </>
  ),
  battery: (
    <>
      <path className="ps-part-body" d="M22 25h13v9H22zM61 25h13v9H61z" />
      <rect className="ps-part-body" x="13" y="34" width="70" height="44" rx="3" />
      <path d="M23 54h10m30 0h10m-5-5v10" />
      <path className="ps-part-detail" d="M13 43h70M40 54h16M40 60h16M40 66h9" />
    </>
  ),
  'panel-filter': (
    <>
      <rect className="ps-part-body" x="12" y="27" width="72" height="42" rx="4" />
      <rect x="20" y="35" width="56" height="26" rx="1" />
      <path className="ps-part-detail" d="M28 36v24m8-24v24m8-24v24m8-24v24m8-24v24m8-24v24" />
    </>
  ),
  wiper: (
    <>
      <path className="ps-part-body" d="M10 58c24-13 52-13 76 0l-2 6c-23-12-49-12-72 0z" />
      <path className="ps-part-body" d="m42 44 6-3 6 3v9H42z" />
      <path d="M49 41 72 16m-5-4 10 8" />
    </>
  ),
  spray: (
    <>
      <path className="ps-part-body" d="M34 36c0-6 6-10 14-10s14 4 14 10v49H34z" />
      <path className="ps-part-body" d="M42 26V14h12v12M54 18h6" />
      <path className="ps-part-detail" d="M34 46h28M34 70h28M42 54h12m6-41 7-2m-7 7h9m-9 5 7 2" />
    </>
  ),
  wipes: (
    <>
      <rect className="ps-part-body" x="13" y="34" width="70" height="46" rx="6" />
      <rect x="28" y="44" width="40" height="20" rx="8" />
      <path className="ps-part-body" d="M36 54c-2-12 2-20 8-26 4 9 14 0 18 6 3 5-2 12-2 20z" />
    </>
  ),
  compressor: (
    <>
      <path className="ps-part-body" d="M14 40h50v28H14zM24 40V28h20v12" />
      <circle className="ps-part-body" cx="54" cy="31" r="9" />
      <path d="m54 31 4-4M20 68v6m38-6v6M64 60c14 0 18-5 18-15s-8-12-8-4v8" />
      <path className="ps-part-detail" d="M20 48h38M20 54h38M20 60h26" />
    </>
  ),
  'first-aid': (
    <>
      <path className="ps-part-body" d="M36 30V20h24v10M12 30h72v50H12z" />
      <path className="ps-part-hole" d="M43 42h10v8h8v10h-8v8H43v-8h-8V50h8z" />
    </>
  ),
  tools: (
    <>
      <path
        className="ps-part-body"
        d="M28 14c-7 2-12 8-12 15 0 4 2 8 5 11l44 44c3 3 8 3 11 0s3-8 0-11L39 36c2-3 3-7 2-11-1-6-6-10-13-11l6 10-4 8-8 1-7-8"
      />
      <path className="ps-part-body" d="m62 48 12-18 8-4 3 3-4 8z" />
    </>
  ),
  generic: (
    <>
      <path className="ps-part-body" d="m48 14 32 15v36L48 82 16 65V29z" />
      <path d="m16 29 32 16 32-16M48 45v37" />
    </>
  ),
};
