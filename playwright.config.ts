import { defineConfig } from '@playwright/test';
import { japaneseFont } from './e2e/support/seeing/japanese-font.ts';
import { findBrowser } from './scripts/browser/browser.mjs';

const { executablePath, args, env } = findBrowser();
// Each worker reads this file again and need not look again.
process.env.ENGAWA_BROWSER ??= JSON.stringify({ executablePath, args, env });
const machine = { ...process.env, ...env };

const timed = '**/*.timed.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // Three browsers, a server and a database share the cores of a small machine, which may be slow and busy.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  // One more than cores: a page waits as long as it works.
  workers: 3,
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args, env: { ...machine, ...japaneseFont(machine) } },
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    // One more process for every test; the test of it lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', testIgnore: timed },
    // What takes the time of a page is alone on the machine: one after the other, after all others.
    {
      name: 'timed',
      testMatch: timed,
      dependencies: ['chromium'],
      fullyParallel: false,
      workers: 1,
    },
  ],
});
