import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  base: command === 'build' ? '/dist/' : '/',
  plugins: [react()],
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: command === 'serve',
        fileName: false,
        minify: true,
        pure: true,
      },
    },
  },
  server: { middlewareMode: true },
  appType: 'custom' as const,
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      // The second one brings the font files; the server puts its style text into the document.
      build: { rolldownOptions: { input: ['src/entry-client.tsx', 'src/fonts.css'] } },
    },
    ssr: {
      resolve: {
        // styled-components reads process.env per element: bundled, the constant below takes the place of it.
        noExternal: command === 'build' ? ['styled-components', '@partshop/core', '@partshop/ui'] : [],
        // The backend keeps its own files (migrations, texts) beside its sources.
        external: ['@partshop/api'],
      },
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: {
        outDir: 'dist/server',
        manifest: false,
        rolldownOptions: { input: { 'entry-server': 'src/server/entry-server.ts' } },
      },
    },
  },
  builder: {},
}));
