export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  css: ['~~/page.css'],
  app: { head: { htmlAttrs: { lang: 'ru' } } },
  telemetry: false,
});
