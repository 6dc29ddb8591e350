import { defineConfig } from 'vite';

// An ordinary Vite project of a partner. Only `preserveSymlinks` is for the test, which links the installed packages instead of
// installing them again.
export default defineConfig({
  resolve: { preserveSymlinks: true },
  build: { rolldownOptions: { input: ['clean.html', 'strict.html', 'runtime.html', 'unprepared.html'] } },
  environments: { ssr: { resolve: { noExternal: true }, build: { rolldownOptions: { input: 'src/server.jsx' } } } },
});
