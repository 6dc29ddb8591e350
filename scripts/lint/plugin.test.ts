import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import { builtInText } from './built-in-text.ts';
import { disableReason } from './disable-reason.ts';
import { localeSafety } from './locale-safety.ts';
import { findPhysicalDeclarations } from './physical-css.ts';
import { ownClasses } from './own-classes.ts';
import { ownControls } from './own-controls.ts';
import { physicalSides } from './physical-sides.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

const physical = (declaration: string, advice: string) => [
  { message: `'${declaration}' names a physical side: write '${advice}'.` },
];

tester.run('own-controls', ownControls, {
  valid: [
    '<input type="hidden" name="step" value="code" />;',
    '<input name="login" autoComplete="username" readOnly hidden />;',
    '<TextField name="phone" label="" />;',
    '<ChoiceChip className="days" />;',
    '<div className="chips" />;',
  ],
  invalid: [
    {
      code: '<input type="radio" name="days" />;',
      errors: [{ message: "<input> has a field in '@partshop/ui': use that." }],
    },
    { code: '<select name="city" />;', errors: [{ message: "<select> has a field in '@partshop/ui': use that." }] },
    {
      code: '<label className="days-chip is-chosen" />;',
      errors: [{ message: "'@partshop/ui' has Chip, ChipLink and ChoiceChip: use one of them." }],
    },
  ],
});

tester.run('physical-sides', physicalSides, {
  valid: [
    'const Box = styled.div`margin-inline-start: 4px; text-align: start;`;',
    'const Box = styled.div`padding: 1px 2px; transform-origin: left;`;',
    'const Box = styled.div`padding: 1px ${(p) => p.$x} 2px ${(p) => p.$y};`;',
    'const Box = styled.div`--left: 4px; /* left: 0; */ color: var(--left);`;',
    'const text = `left: 4px;`;',
    'const box = <div style={{ marginInlineStart: 4, textAlign: "start" }} />;',
  ],
  invalid: [
    { code: 'const Box = styled.div`margin-left: 4px;`;', errors: physical('margin-left: 4px', 'margin-inline-start') },
    {
      code: 'const Box = styled(Link)<Props>`color: red; left: 0`;',
      errors: physical('left: 0', 'inset-inline-start'),
    },
    {
      code: 'const Box = styled.a.attrs({})`& > b { text-align: right }`;',
      errors: physical('text-align: right', 'text-align: end'),
    },
    {
      code: 'const part = css`border-left: ${width} solid;`;',
      errors: physical('border-left:', 'border-inline-start'),
    },
    {
      code: 'const Box = styled.div`padding: 1px 2px 3px 4px;`;',
      errors: physical('padding: 1px 2px 3px 4px', 'padding-inline: START END'),
    },
    {
      code: 'const box = <div style={{ paddingRight: 4 }} />;',
      errors: [{ message: "'paddingRight' names a physical side: use 'padding-inline-end'." }],
    },
    {
      code: 'const box = <div style={{ textAlign: "left" }} />;',
      errors: [{ message: "'textAlign' names a physical side: use 'text-align: start'." }],
    },
  ],
});

const foreign = (selector: string) => [
  { message: `'${selector}' is inside a component of another package: use its 'data-ui' or what its page names.` },
];

tester.run('own-classes', ownClasses, {
  valid: [
    "const Box = styled.div`& [data-ui='EmptyState'] { padding: 0; } color: var(--ps-color-text);`;",
    'const Box = styled.div`--ps-form-action-flex: none; & .form { gap: var(--ps-space-1); }`;',
    "document.querySelector('.ps-scope');",
    "document.querySelector('.offer-name');",
  ],
  invalid: [
    { code: 'const Box = styled.div`& .ps-state-text { inline-size: 100%; }`;', errors: foreign('.ps-state-text') },
    { code: 'const rules = css`${media.wide} { & > .ps-offer:hover {} }`;', errors: foreign('.ps-offer') },
    { code: "form.closest('.ps-offer');", errors: foreign('.ps-offer') },
    { code: 'form.querySelector(`a.ps-offer-article`);', errors: foreign('.ps-offer-article') },
  ],
});

tester.run('locale-safety', localeSafety, {
  valid: [
    'total.toLocaleString(locale);',
    'names.sort((a, b) => a.localeCompare(b, locale));',
    "new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Moscow' });",
    'new Intl.DateTimeFormat(locale, options);',
    'new Intl.DateTimeFormat(locale, { ...options });',
  ],
  invalid: [
    { code: 'total.toLocaleString();', errors: 1 },
    { code: 'total.toLocaleString(undefined, { style: "percent" });', errors: 1 },
    { code: 'names.sort((a, b) => a.localeCompare(b));', errors: 1 },
    { code: 'new Intl.NumberFormat();', errors: 1 },
    { code: 'new Intl.DateTimeFormat(locale);', errors: 1 },
    { code: "date.toLocaleDateString(locale, { month: 'long' });", errors: 1 },
  ],
});

tester.run('disable-reason', disableReason, {
  valid: [
    '// oxlint-disable-next-line no-console -- the command line prints its result\nprint();',
    '// enable and disable are words\nprint();',
  ],
  invalid: [
    { code: '// oxlint-disable-next-line no-console\nprint();', errors: 1 },
    { code: '/* eslint-disable no-console -- why not */\nprint();', errors: 1 },
  ],
});

tester.run('built-in-text', builtInText, {
  valid: [
    'const a = <p className="price">{t("Цена")} ₽ · {x}</p>;',
    'const a = <input aria-label={label} placeholder="" type="search" />;',
  ],
  invalid: [
    { code: 'const a = <p>Корзина</p>;', errors: 1 },
    { code: "const a = <p>{'Basket'}</p>;", errors: 1 },
    { code: 'const a = <img alt="Oil filter" src={src} />;', errors: 1 },
  ],
});

describe('physical declarations of a style sheet', () => {
  it('are reported with their position', () => {
    const css = '.a {\n  color: red;\n  right: 0;\n}';
    expect(findPhysicalDeclarations(css)).toEqual([
      { index: css.indexOf('right'), declaration: 'right: 0', advice: 'inset-inline-end' },
    ]);
  });

  it('have logical equivalents for corners, floats and four unequal sides', () => {
    const advice = (css: string) => findPhysicalDeclarations(css).map((found) => found.advice);
    expect(advice('border-top-right-radius: 4px')).toEqual(['border-start-end-radius']);
    expect(advice('float: left')).toEqual(['float: inline-start']);
    expect(advice('margin: 0 calc(1px + 2px) 0 1px')).toEqual(['margin-inline: START END']);
    expect(advice('margin: 0 auto 4px auto')).toEqual([]);
  });
});
