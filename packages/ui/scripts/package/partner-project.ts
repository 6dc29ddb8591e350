import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { DIST, PACKAGE, REPOSITORY } from './places.ts';

export const REACT_VERSIONS = ['18', '19'] as const;
export type ReactVersion = (typeof REACT_VERSIONS)[number];

const EXAMPLE = path.join(PACKAGE, 'examples/partner-react');
const INSTALLED = path.join(REPOSITORY, 'node_modules');
const PROJECTS = path.join(REPOSITORY, '.reports/partner');

/** The folder of the built example. */
export function builtPages(version: ReactVersion): string {
  return path.join(PROJECTS, `react-${version}/dist`);
}

/**
 * Builds the partner's page as a partner would, in its own folder: unpacks the tarball into `node_modules`, beside links to the
 * installed packages, with the given version of React. Makes no request to a registry.
 */
export async function buildPartnerProject(version: ReactVersion, tarball: string): Promise<void> {
  const project = path.join(PROJECTS, `react-${version}`);
  rmSync(project, { recursive: true, force: true });
  cpSync(EXAMPLE, project, { recursive: true });
  install(project, version, tarball);
  const config = { root: project, configFile: path.join(project, 'vite.config.ts'), logLevel: 'error' } as const;
  await build(config);
  await build({ ...config, build: { ssr: 'src/server.jsx', outDir: 'dist-server' } });
  const { render } = (await import(pathToFileURL(path.join(project, 'dist-server/server.js')).href)) as {
    render: () => string;
  };
  const markup = render();
  for (const page of globSync('*.html', { cwd: path.join(project, 'dist') })) {
    const file = path.join(project, 'dist', page);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('<!--parts-->', () => markup),
    );
  }
}

/** Packs the built package. Returns the path of the tarball. */
export function pack(): string {
  mkdirSync(PROJECTS, { recursive: true });
  const output = execFileSync('npm', ['pack', DIST, '--json', '--pack-destination', PROJECTS], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename } = { filename: '' }] = JSON.parse(output) as { filename: string }[];
  return path.join(PROJECTS, filename);
}

function install(project: string, version: ReactVersion, tarball: string): void {
  const modules = path.join(project, 'node_modules');
  const own = new Set(['@partshop', 'react', 'react-dom', 'partner-styled-components']);
  mkdirSync(modules);
  for (const name of globSync(['*', '@*/*'], { cwd: INSTALLED }).filter((found) => !/^@[^/]*$/.test(found))) {
    if (name.startsWith('.') || own.has(name) || name.startsWith('@partshop/')) continue;
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(INSTALLED, name), path.join(modules, name));
  }
  const suffix = version === '18' ? '-18' : '';
  for (const name of ['react', 'react-dom']) symlinkSync(path.join(INSTALLED, name + suffix), path.join(modules, name));
  cpSync(path.join(INSTALLED, 'styled-components'), path.join(modules, 'partner-styled-components'), {
    recursive: true,
  });
  const home = path.join(modules, '@partshop/ui');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
}
