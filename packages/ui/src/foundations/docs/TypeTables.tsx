import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PartNumber } from '../../part-number/PartNumber.tsx';
import { tokensOf } from './token-names.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr);
  gap: var(--ps-space-4) var(--ps-space-6);
  align-items: baseline;
  color: var(--ps-color-text);

  & > dt {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & > dd {
    min-inline-size: 0;
    font-size: var(--ps-sample-size, var(--ps-type-lg));
    font-weight: var(--ps-sample-weight, 400);
    line-height: var(--ps-leading-snug);
  }

  & .ps-type-note {
    display: block;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    font-weight: 400;
  }
`;

/** A sample of every text size. */
export function TypeScale({ sample }: { sample: string }) {
  return (
    <List>
      {tokensOf('type').map(({ name, property, description }) => (
        <Entry key={name} term={name} note={description} style={{ '--ps-sample-size': `var(${property})` }}>
          {sample}
        </Entry>
      ))}
    </List>
  );
}

/** The font weights of the shop. */
export function Weights({ sample }: { sample: string }) {
  return (
    <List>
      <Entry term="400">{sample}</Entry>
      {tokensOf('weight').map(({ name, property }) => (
        <Entry key={name} term={name} style={{ '--ps-sample-weight': `var(${property})` }}>
          {sample}
        </Entry>
      ))}
    </List>
  );
}

const SCRIPTS = [
  { lang: 'en', name: 'Latin', text: 'Brake pads, front axle, 4 pcs: €34.90' },
  { lang: 'pl', name: 'Latin, extended', text: 'Klocki hamulcowe przód, szczęki ręcznego' },
  { lang: 'ru', name: 'Cyrillic', text: 'Колодки тормозные, передняя ось: 3 490 ₽' },
  { lang: 'el', name: 'Greek', text: 'Τακάκια φρένων, εμπρός άξονας' },
  { lang: 'ar', name: 'Arabic', text: 'فحمات الفرامل الأمامية، 4 قطع' },
  { lang: 'he', name: 'Hebrew', text: 'רפידות בלם קדמיות, 4 יחידות' },
  { lang: 'th', name: 'Thai', text: 'ผ้าเบรกหน้า ชุด 4 ชิ้น' },
  { lang: 'ja', name: 'Japanese', text: 'フロントブレーキパッド 4枚セット' },
  { lang: 'ko', name: 'Korean', text: '앞 브레이크 패드 4개 세트' },
  { lang: 'zh-Hans', name: 'Chinese', text: '前刹车片，一套四片' },
] as const;

/** A line in every script of the 34 languages. */
export function Scripts() {
  return (
    <List>
      {SCRIPTS.map(({ lang, name, text }) => (
        <Entry key={lang} term={name}>
          <span lang={lang} dir="auto">
            {text}
          </span>
        </Entry>
      ))}
    </List>
  );
}

const CODES = ['O0-1I-0O0', 'BKR6E-11', 'W 712/75', '06A 115 561 B', '13.0460-7182.2', 'TMBJG7NE8L0123456'];

/** Each code twice: as text, and in the code face. */
export function CodeLines() {
  return (
    <List>
      {CODES.map((code) => (
        <Entry key={code} term={code}>
          <PartNumber>{code}</PartNumber>
        </Entry>
      ))}
    </List>
  );
}

type EntryProps = { term: string; note?: string; style?: object; children: ReactNode };

function Entry({ term, note, style, children }: EntryProps) {
  return (
    <>
      <dt>{term}</dt>
      <dd style={style}>
        {children}
        {note ? <span className="ps-type-note">{note}</span> : null}
      </dd>
    </>
  );
}
