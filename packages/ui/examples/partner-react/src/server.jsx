import { StaticStyles, toStaticMarkup } from '@partshop/ui/static-styles';
import { renderToString } from 'react-dom/server';
import { Parts } from './Parts.jsx';

/** The markup that the strict page hydrates. */
export function render() {
  return toStaticMarkup(
    renderToString(
      <StaticStyles>
        <Parts />
      </StaticStyles>,
    ),
  );
}
