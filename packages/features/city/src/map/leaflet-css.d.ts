/** The bundler emits a style sheet. */
declare module 'leaflet/dist/leaflet.css';
