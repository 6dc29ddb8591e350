import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../button/Button.tsx';
import { StaticStyles, toStaticMarkup } from './StaticStyles.tsx';

it('does not change the markup', () => {
  const button = <Button>В корзину</Button>;
  expect(renderToString(<StaticStyles>{button}</StaticStyles>)).toBe(renderToString(button));
});

it('renames style attributes and leaves texts that look like one', () => {
  const markup = renderToString(
    <p style={{ width: 40 }} title={'a style="b"'}>
      {'the style="c"'}
    </p>,
  );
  expect(toStaticMarkup(markup)).toBe(
    '<p data-ps-style="width:40px" title="a style=&quot;b&quot;">the style=&quot;c&quot;</p>',
  );
});
