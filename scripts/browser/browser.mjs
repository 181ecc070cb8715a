import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Advice, root } from '../command.mjs';
import { browserFromApt, browserFromAptWithoutRoot } from './browser-from-apt.mjs';
import { browserFromNpm } from './browser-from-npm.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * Candidates in order. The pinned browser from npm comes first, so that every machine runs the same
 * one. ENGAWA_BROWSER_SOURCE picks a source by name.
 */
const sources = {
  npm: browserFromNpm,
  installed: installedBrowsers,
  'apt-root': browserFromApt,
  'apt-user': browserFromAptWithoutRoot,
};

/** A Chromium that was seen to start: `{ executablePath, env, args }` for a headless run. */
export function findBrowser() {
  // Set by a parent process that has searched already.
  if (process.env.ENGAWA_BROWSER) return JSON.parse(process.env.ENGAWA_BROWSER);
  const chosen = process.env.ENGAWA_CHROMIUM;
  if (chosen) {
    if (starts({ executablePath: chosen, env: {} }))
      return { executablePath: chosen, env: {}, args };
    throw new Advice(
      `ENGAWA_CHROMIUM names ${chosen}, which does not start: correct it or unset it.`,
    );
  }
  const only = process.env.ENGAWA_BROWSER_SOURCE;
  const reasons = [];
  for (const [name, source] of Object.entries(sources)) {
    if (only && name !== only) continue;
    try {
      const found = source().find(starts);
      if (found) return { ...found, args };
    } catch (error) {
      if (!(error instanceof Advice)) throw error;
      reasons.push(error.message);
    }
  }
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  throw new Advice(
    `No Chromium for the browser tests was found or could be fetched${why}: install Chromium or Google Chrome, or set ENGAWA_CHROMIUM to its path.`,
  );
}

/**
 * Whether a page is rendered under Playwright, as in the tests: Ubuntu's chromium-browser is an
 * empty package, other browsers lack a library, and `--dump-dom` hangs in the browser from npm.
 */
function starts({ executablePath, env }) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'browser', 'try-browser.mjs'), executablePath, ...args],
    { env: { ...process.env, ...env }, stdio: 'ignore', timeout: 60_000, killSignal: 'SIGKILL' },
  );
  return status === 0;
}

function installedBrowsers() {
  // The headless shell is preferred: it starts in half of the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates
    .filter((path) => existsSync(path))
    .map((executablePath) => ({ executablePath, env: {} }));
}
