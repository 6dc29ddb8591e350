export { renderToString as renderRow } from 'react-dom/server';
