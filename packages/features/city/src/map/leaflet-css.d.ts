/** The bundler makes a style sheet of it. */
declare module 'leaflet/dist/leaflet.css';
