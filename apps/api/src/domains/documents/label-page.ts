import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { BarCode } from './bar-code.ts';
import type { PrintedLabel } from './document.ts';

const MM = 72 / 25.4;
/** 100 × 70 mm, a usual roll of thermal labels. */
const SIZE: [number, number] = [100 * MM, 70 * MM];

const styles = StyleSheet.create({
  page: { padding: '8 10', fontFamily: 'Rubik', fontSize: 9, color: '#000000' },
  line: { justifyContent: 'space-between', gap: 8 },
  text: { fontSize: 9, lineHeight: 1.25 },
  order: { fontSize: 14, fontWeight: 600, lineHeight: 1.2 },
  article: { fontSize: 12, fontWeight: 600, lineHeight: 1.2, marginTop: 3, maxLines: 2, textOverflow: 'ellipsis' },
  cut: { fontSize: 9, lineHeight: 1.25, maxLines: 2, textOverflow: 'ellipsis' },
  qty: { fontSize: 15, fontWeight: 600, lineHeight: 1.3 },
  code: { position: 'absolute', bottom: 6, left: 0, right: 0, alignItems: 'center' },
});

/** A label on a page of its own. */
export function labelPage(label: PrintedLabel, isRightToLeft: boolean, key: number): ReactElement {
  const text = isRightToLeft
    ? { direction: 'rtl' as const, textAlign: 'right' as const }
    : { direction: 'ltr' as const, textAlign: 'left' as const };
  const across = { flexDirection: isRightToLeft ? ('row-reverse' as const) : ('row' as const) };
  const { code, order, promised, article, name, qty, way, seller } = label;
  return h(Page, { key, size: SIZE, style: styles.page }, [
    h(View, { key: 'head', style: [styles.line, across] }, [
      h(Text, { key: 'order', style: [styles.order, text] }, order),
      h(Text, { key: 'promised', style: [styles.text, text] }, promised),
    ]),
    h(Text, { key: 'article', style: [styles.article, text] }, article),
    h(Text, { key: 'name', style: [styles.cut, text] }, name),
    h(Text, { key: 'qty', style: [styles.qty, text] }, qty),
    h(Text, { key: 'way', style: [styles.cut, text] }, way),
    h(Text, { key: 'seller', style: [styles.text, text] }, seller),
    h(View, { key: 'code', style: styles.code }, [
      h(BarCode, { key: 'bars', text: code }),
      h(Text, { key: 'text', style: styles.text }, code),
    ]),
  ]);
}
