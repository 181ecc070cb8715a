import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { ensureBuilt } from '../build.mjs';
import { root } from '../command.mjs';
import { goThreads } from './go-threads.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

const reports = join(root, 'node_modules', '.cache', 'engawa-test');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const bin = (name) => join('node_modules', '.bin', name);

/**
 * Groups in the order they run, quick ones first; stages of one group run side by side. Each `run`
 * gets a way to run Node and resolves to whether it passed; `read` tells what the tests' report says.
 */
export function testStages(touched) {
  mkdirSync(reports, { recursive: true });
  return [
    [
      { name: 'biome', run: (node) => node(bin('biome'), 'ci', '.') },
      { name: 'oxlint', run: (node) => node(bin('oxlint'), '--type-aware', '--format=unix', '.') },
      { name: 'knip', run: (node) => node(bin('knip')) },
      { name: 'types', run: checkTypes },
      { name: 'web build', run: buildWeb },
    ],
    [
      { name: 'bundle size', run: (node) => node('scripts/check-bundle.mjs') },
      { name: 'docs', run: (node) => node('scripts/docs.mjs', '--check') },
    ],
    [
      {
        name: 'unit and API',
        run: (node) => runVitest(node, touched?.tests),
        read: (since) => readVitestReport(vitestReport, since),
      },
    ],
    [
      {
        name: 'browser',
        run: (node) => runPlaywright(node, touched?.specs),
        read: (since) => readPlaywrightReport(playwrightReport, since),
      },
    ],
  ];
}

async function checkTypes(node) {
  const check = (project) => node(bin('tsc'), '-p', project, '--checkers', String(goThreads));
  const passed = await Promise.all(['tsconfig.json', 'apps/web/tsconfig.json'].map(check));
  return passed.every(Boolean);
}

async function buildWeb() {
  await ensureBuilt();
  return true;
}

/** All of them, or those that are named; a change may touch none. */
async function runVitest(node, files = ['']) {
  if (files.length === 0) return nothingToRun();
  return node(
    bin('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    ...files.filter(Boolean),
  );
}

async function runPlaywright(node, specs = ['']) {
  if (specs.length === 0) return nothingToRun();
  await ensureBuilt();
  const browser = findBrowser();
  console.log(`Browser: ${browser.executablePath}`);
  process.env.ENGAWA_BROWSER = JSON.stringify(browser);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  return node(bin('playwright'), 'test', '--reporter=list,json', ...specs.filter(Boolean));
}

function nothingToRun() {
  console.log('The change touches none of these.');
  return true;
}
