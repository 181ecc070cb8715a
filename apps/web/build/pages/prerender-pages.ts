import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fullLanguages, type Language } from '@engawa/contract/language';
import { build, type Plugin } from 'vite';
import type { VisitReport } from '../chunks/visit-report.ts';
import { type DrawnPage, type PageFiles, pageHtml } from './page-html.ts';

const run = promisify(execFile);
const web = join(import.meta.dirname, '../..');
const dist = join(web, 'dist');
const serverBuild = join(dist, '.ssr');

/**
 * Prerenders the pages of app/prerender/pages.ts into dist/prerendered, one file per language. The
 * server fills in its address and chooses the file (apps/engawa/src/pages).
 */
export function prerenderPages(): Plugin {
  return {
    name: 'engawa:prerender-pages',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure) return;
        await build({
          root: web,
          configFile: join(web, 'vite.config.ts'),
          logLevel: 'warn',
          build: { ssr: 'src/app/prerender/prerender.tsx', outDir: serverBuild },
        });
        await mkdir(join(dist, 'prerendered'));
        await Promise.all(fullLanguages.map(drawIn));
        await rm(serverBuild, { recursive: true });
      },
    },
  };
}

/** One process per language, because the language is fixed when a module loads. */
async function drawIn(language: Language): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', PAGE_LANGUAGE: language };
  const program = join(serverBuild, 'prerender.js');
  const { stdout } = await run(process.execPath, [program], { env, maxBuffer: 2 ** 26 });
  const pages = JSON.parse(stdout) as DrawnPage[];
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const filesOf = await readFiles(language);
  await Promise.all(
    pages.map((page) =>
      writeFile(
        join(dist, 'prerendered', `${encodeURIComponent(page.path)}.${language}.html`),
        pageHtml(template, page, filesOf(page.path)),
      ),
    ),
  );
}

const isScript = (file: string): boolean => file.endsWith('.js');

async function readFiles(language: Language): Promise<(path: string) => PageFiles> {
  const text = await readFile(join(dist, '.vite/visits.json'), 'utf8');
  const { entry, pages } = JSON.parse(text) as VisitReport;
  const assets = await readdir(join(dist, 'assets'));
  const named = (start: string) =>
    assets
      .filter((name) => name.startsWith(start) && isScript(name))
      .map((name) => `assets/${name}`);
  const program = named('index-');
  /** All journal articles share one page module; pages without a side are in pages/public. */
  const pageNamed = (path: string): string => {
    if (path === '/') return 'public/home-page';
    const name = `${path.slice(1).replace(/^journal\/.+/, 'journal/article')}-page`;
    return name in pages ? name : `public/${name}`;
  };
  return (path) => {
    const { frame, page, words } = pages[pageNamed(path)] ?? { frame: [], page: [], words: [] };
    const around = path === '/' ? [] : [...frame, ...named(`words-frame-${language}-`)];
    const all = [
      ...new Set([
        ...entry,
        ...around,
        ...page,
        ...named(`words-shell-${language}-`),
        ...words.filter((file) => file.includes(`-${language}-`)),
      ]),
    ];
    return {
      afterPaint: named('after-paint-').join(),
      ground: entry.filter((file) => isScript(file) && !program.includes(file)),
      scripts: all.filter(isScript),
      styles: all.filter((file) => file.endsWith('.css')),
    };
  };
}
