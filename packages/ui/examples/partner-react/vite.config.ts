import { defineConfig } from 'vite';

// A partner's plain page. Only `preserveSymlinks` is ours: the test links what is installed here instead of installing it again.
export default defineConfig({
  resolve: { preserveSymlinks: true },
  build: { rolldownOptions: { input: ['clean.html', 'strict.html', 'runtime.html', 'unprepared.html'] } },
  environments: { ssr: { resolve: { noExternal: true }, build: { rolldownOptions: { input: 'src/server.jsx' } } } },
});
