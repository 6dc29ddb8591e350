import type { ReactNode } from 'react';
import type { DiagramPart } from './diagram-parts.ts';

type Ellipse = { x: number; y: number; rx: number; ry: number };

const body = 'var(--ps-color-surface)';
const shade = 'var(--ps-color-sunken)';

const Ring = ({ x, y, rx, ry, fill = body }: Ellipse & { fill?: string }) => (
  <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={fill} />
);

/** A cylinder seen slightly from its end: its face is at `x`, its length is `depth`. */
const Drum = ({ x, y, rx, ry, depth, fill = body }: Ellipse & { depth: number; fill?: string }) => (
  <path d={`M${x} ${y - ry}h${depth}a${rx} ${ry} 0 0 1 0 ${2 * ry}h${-depth}`} fill={fill} />
);

const Leader = ({ d }: { d: string }) => <path d={d} strokeWidth="1" opacity="0.6" />;

/** A bolt along the axis: its head is at `x`, its length is `length`. */
const Bolt = ({ x, y, length }: { x: number; y: number; length: number }) => (
  <g>
    <path d={`M${x} ${y - 7}h${length}l4 4v6l-4 4h${-length}z`} fill={body} />
    <path d={`M${x + length - 34} ${y - 7}l5 14m3-14l5 14m3-14l5 14m3-14l5 14`} strokeWidth="1" opacity="0.6" />
    <path d={`M${x - 14} ${y - 14}h14v28h-14l-5-7v-14z`} fill={body} />
    <path d={`M${x - 19} ${y - 5}h19m-19 10h19`} strokeWidth="1" opacity="0.6" />
  </g>
);

const Frame = ({ width, height, children }: { width: number; height: number; children: ReactNode }) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
    fill="none"
    stroke="var(--ps-color-text-muted)"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

const PAD = 'c10-8 22-10 34-6l6 10v136l-6 10c-12 4-24 2-34-6z';

const Disc = () => (
  <g>
    <Drum x={96} y={250} rx={50} ry={172} depth={16} />
    <Ring x={96} y={250} rx={50} ry={172} />
    <Ring x={96} y={250} rx={46} ry={160} />
    <Drum x={78} y={250} rx={26} ry={88} depth={18} fill={shade} />
    <Ring x={78} y={250} rx={26} ry={88} />
    <Ring x={78} y={250} rx={11} ry={36} fill={shade} />
    {[
      [78, 192],
      [92, 226],
      [90, 284],
      [66, 284],
      [64, 226],
    ].map(([x = 0, y = 0]) => (
      <Ring key={`${x} ${y}`} x={x} y={y} rx={3} ry={7} fill={shade} />
    ))}
  </g>
);

const Caliper = () => (
  <g>
    <path
      d="M470 158c6-14 18-22 34-22h64c16 0 26 8 30 20l12 34c4 10 6 24 6 60s-2 50-6 60l-12 34c-4 12-14 20-30 20h-64c-16 0-28-8-34-22l-4-22h30c8 0 12-4 12-12V186c0-8-4-12-12-12h-28z"
      fill={body}
    />
    <path d="M498 150h72m-72 200h72M508 186c-8 18-12 40-12 64s4 46 12 64" strokeWidth="1.2" opacity="0.55" />
    <Ring x={566} y={250} rx={22} ry={70} />
    <Ring x={568} y={250} rx={17} ry={56} fill={shade} />
    <path d="M520 136v-16h22v16M520 364v16h22v-16" fill={body} />
    <Ring x={480} y={146} rx={9} ry={10} />
    <Ring x={480} y={354} rx={9} ry={10} />
  </g>
);

const Brakes = () => (
  <Frame width={960} height={500}>
    <path d="M20 250h920" strokeDasharray="14 5 3 5" strokeWidth="1" opacity="0.5" />
    <path d="M330 96h170M330 404h170" strokeDasharray="14 5 3 5" strokeWidth="1" opacity="0.5" />
    <Disc />
    <path d={`M206 178${PAD}`} fill={body} />
    <path d={`M222 184c8-6 16-7 22-5v142c-6 2-14 1-22-5z`} fill={shade} />
    <path d={`M270 178${PAD}`} fill={body} />
    <path d={`M270 184c-8-4-12-3-14 0v132c2 3 6 4 14 0z`} fill={shade} />
    <path d="M262 148c0-10 6-16 16-16s16 6 16 16m-32 204c0 10 6 16 16 16s16-6 16-16" />
    <path
      d="M352 120c0-12 8-18 20-18h34c10 0 16 6 16 16v22c0 10-6 14-16 14h-14c-8 0-12 4-12 12v168c0 8 4 12 12 12h14c10 0 16 4 16 14v22c0 10-6 16-16 16h-34c-12 0-20-6-20-18z"
      fill={body}
    />
    <path d="M366 118v264" strokeWidth="1.2" opacity="0.55" />
    <Ring x={404} y={124} rx={7} ry={10} fill={shade} />
    <Ring x={404} y={376} rx={7} ry={10} fill={shade} />
    <Bolt x={446} y={66} length={84} />
    <path d="M556 56h10l4 4 4-4 4 4 4-4h8v20h-8l-4-4-4 4-4-4-4 4h-10z" fill={body} />
    <Bolt x={446} y={434} length={84} />
    <path d="M556 424h10l4 4 4-4 4 4 4-4h8v20h-8l-4-4-4 4-4-4-4 4h-10z" fill={body} />
    <Caliper />
    <Ring x={676} y={250} rx={19} ry={60} />
    <Ring x={676} y={250} rx={15} ry={52} fill={shade} />
    <Drum x={736} y={250} rx={17} ry={54} depth={56} />
    <Ring x={736} y={250} rx={17} ry={54} />
    <Ring x={736} y={250} rx={12} ry={40} fill={shade} />
    <path d="M776 197c11 8 17 28 17 53s-6 45-17 53" strokeWidth="1.2" opacity="0.55" />
    <Ring x={866} y={250} rx={22} ry={66} />
    <Ring x={872} y={250} rx={18} ry={57} fill={shade} />
    <Ring x={876} y={250} rx={14} ry={48} />
    <path d="M662 96h30l3 4v8l-3 4h-30zm30 2h10l8 6-8 6h-10M650 94h12v20h-12z" fill={body} />
    <path d="M668 96l4 16m3-16l4 16m3-16l4 16" strokeWidth="1" opacity="0.6" />
    <path d="M736 92h18c8 0 12 4 12 12s-4 12-12 12h-18z" fill={body} />
    <Leader d="M112 78V44M236 172 214 96M286 132 306 96M386 102V70M500 52v-14M574 52v-14M540 136V102M676 190v-34M764 196v-40M866 184v-28M674 96V64M750 92V64" />
    <Leader d="M278 368v52M500 448v14M574 448v14" />
  </Frame>
);

const price = (text: string) => <strong style={{ whiteSpace: 'nowrap' }}>{text}</strong>;

const brakeParts: DiagramPart[] = [
  {
    id: 'disc',
    position: '1',
    name: 'Диск тормозной вентилируемый, 288 × 25 мм',
    number: '5Q0 615 301 F',
    points: [{ x: 11.7, y: 8 }],
    aside: price('3 890 ₽'),
  },
  {
    id: 'pads',
    position: '2',
    name: 'Колодки тормозные, комплект на ось',
    number: '8V0 698 151 C',
    points: [
      { x: 21.8, y: 16 },
      { x: 32.4, y: 16 },
    ],
    aside: price('4 150 ₽'),
  },
  {
    id: 'spring',
    position: '3',
    name: 'Пружины прижимные, комплект',
    number: '5Q0 698 269',
    points: [{ x: 29, y: 85 }],
    aside: price('420 ₽'),
  },
  {
    id: 'carrier',
    position: '4',
    name: 'Скоба суппорта',
    number: '5Q0 615 125 B',
    points: [{ x: 40.2, y: 13 }],
    aside: price('5 300 ₽'),
  },
  {
    id: 'pin',
    position: '5',
    name: 'Болт направляющий',
    number: '1K0 615 163',
    points: [
      { x: 52.1, y: 4.8 },
      { x: 52.1, y: 95.2 },
    ],
    aside: price('310 ₽'),
  },
  {
    id: 'pin-boot',
    position: '6',
    name: 'Пыльник направляющей',
    number: '1K0 615 219',
    points: [
      { x: 59.8, y: 4.8 },
      { x: 59.8, y: 95.2 },
    ],
    aside: price('90 ₽'),
  },
  {
    id: 'caliper',
    position: '7',
    name: 'Корпус суппорта, с направляющими болтами',
    number: '5Q0 615 123 E',
    points: [{ x: 56.2, y: 19 }],
    aside: price('12 740 ₽'),
  },
  {
    id: 'bleeder',
    position: '8',
    name: 'Штуцер прокачки',
    number: '8E0 615 273',
    points: [{ x: 70.2, y: 11.5 }],
    aside: price('160 ₽'),
  },
  {
    id: 'bleeder-cap',
    position: '9',
    name: 'Колпачок штуцера',
    number: '811 611 483 A',
    points: [{ x: 78.1, y: 11.5 }],
    aside: price('35 ₽'),
  },
  {
    id: 'seal',
    position: '10',
    name: 'Кольцо уплотнительное поршня',
    number: '1K0 698 471',
    points: [{ x: 70.4, y: 30 }],
    aside: price('280 ₽'),
  },
  {
    id: 'piston',
    position: '11',
    name: 'Поршень, 54 мм',
    number: '1K0 615 231',
    points: [{ x: 79.6, y: 30 }],
    aside: price('950 ₽'),
  },
  {
    id: 'dust-boot',
    position: '12',
    name: 'Пыльник поршня',
    number: '1K0 615 233',
    points: [{ x: 90.2, y: 30 }],
    aside: price('240 ₽'),
  },
  {
    id: 'paste',
    position: '13',
    name: 'Смазка для направляющих, 5 г (на рисунке нет)',
    number: 'G 052 150 A2',
    points: [],
    aside: price('190 ₽'),
  },
];

/** The front brake of a small car, exploded along its axis. */
export const brakeDiagram = { drawing: <Brakes />, width: 960, height: 500, items: brakeParts };

const PLEATS = Array.from({ length: 15 }, (_, index) => `M${206 + index * 12} 262v86`).join('');

const OilFilter = () => (
  <Frame width={600} height={720}>
    <path d="M290 20v680" strokeDasharray="14 5 3 5" strokeWidth="1" opacity="0.5" />
    <path d="M262 52h56v28h-56z" fill={body} />
    <path d="M282 52v28m20-28v28" strokeWidth="1.2" opacity="0.55" />
    <path d="M190 96c0-10 8-16 20-16h160c12 0 20 6 20 16v60H190z" fill={body} />
    <path d="M196 132h188M196 144h188" strokeWidth="1.2" opacity="0.55" />
    <path d="M214 84v42m24-44v44m26-44v44m52-44v44m26-44v44m24-42v42" strokeWidth="1.2" opacity="0.55" />
    <ellipse cx="290" cy="156" rx="100" ry="20" fill={body} />
    <ellipse cx="290" cy="156" rx="84" ry="15" fill={shade} />
    <ellipse cx="290" cy="210" rx="98" ry="20" fill={body} />
    <ellipse cx="290" cy="210" rx="88" ry="15" fill={body} />
    <path d="M198 258v94c0 12 41 22 92 22s92-10 92-22v-94" fill={body} />
    <path d={PLEATS} strokeWidth="1" opacity="0.5" />
    <ellipse cx="290" cy="258" rx="92" ry="20" fill={body} />
    <ellipse cx="290" cy="258" rx="34" ry="8" fill={shade} />
    <path
      d="M180 430v110c0 14 20 26 50 30l-10 40h140l-10-40c30-4 50-16 50-30v-30h52c8 0 14-6 14-14v-34c0-8-6-14-14-14h-52v-18z"
      fill={body}
    />
    <ellipse cx="290" cy="430" rx="110" ry="24" fill={body} />
    <ellipse cx="290" cy="430" rx="92" ry="18" fill={shade} />
    <ellipse cx="290" cy="436" rx="22" ry="6" fill={body} />
    <ellipse cx="452" cy="479" rx="9" ry="22" fill={shade} />
    <path d="M206 470v54m24-50v60m120-60v60" strokeWidth="1.2" opacity="0.5" />
    <path d="M206 640h168l16 12-16 12H206l-16-12z" fill={body} />
    <ellipse cx="250" cy="652" rx="14" ry="5" fill={shade} />
    <ellipse cx="330" cy="652" rx="14" ry="5" fill={shade} />
    <ellipse cx="204" cy="652" rx="4" ry="2.5" fill={shade} />
    <ellipse cx="376" cy="652" rx="4" ry="2.5" fill={shade} />
    <path d="M70 470h34v30H70zM104 476h30v18h-30zM52 474h18v22H52zM134 480h14v10h-14z" fill={body} />
    <path d="M110 476v18m6-18v18m6-18v18m6-18v18M148 485h34" strokeWidth="1" opacity="0.6" />
    <Leader d="M390 120h90M388 210h92M382 310h98M466 470l40-20M86 470v-40M160 560l-60 30M390 652h90" />
    <path d="M142 532h22v56h-22zM136 520h34v12h-34z" fill={body} />
    <path d="M142 548l22 6m-22 4l22 6m-22 4l22 6" strokeWidth="1" opacity="0.6" />
  </Frame>
);

const oilFilterParts: DiagramPart[] = [
  {
    id: 'cap',
    position: '1',
    name: 'Крышка корпуса, под ключ 32',
    number: '03C 115 433 B',
    points: [{ x: 82, y: 16.7 }],
  },
  {
    id: 'ring',
    position: '2',
    name: 'Кольцо уплотнительное крышки',
    number: 'N 917 028 01',
    points: [{ x: 82, y: 29.2 }],
  },
  { id: 'element', position: '3', name: 'Элемент фильтрующий', number: 'HU 7020 z', points: [{ x: 82, y: 43 }] },
  {
    id: 'housing',
    position: '4',
    name: 'Корпус масляного фильтра',
    number: '03N 115 389 K',
    points: [{ x: 86, y: 62 }],
  },
  { id: 'sensor', position: '5', name: 'Датчик давления масла', number: '04E 919 081 A', points: [{ x: 14.3, y: 58 }] },
  { id: 'bolt', position: '6', name: 'Болт M8 × 40', number: 'N 911 454 01', points: [{ x: 14.8, y: 82.5 }] },
  { id: 'gasket', position: '7', name: 'Прокладка к блоку', number: '03L 117 070 C', points: [{ x: 82, y: 90.6 }] },
];

/** The housing of an oil filter, exploded downwards. */
export const oilFilterDiagram = { drawing: <OilFilter />, width: 600, height: 720, items: oilFilterParts };
