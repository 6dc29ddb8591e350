export { renderToString as renderMarkup } from 'react-dom/server';
