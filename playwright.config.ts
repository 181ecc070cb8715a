import { defineConfig } from '@playwright/test';
import { japaneseFont } from './e2e/support/seeing/japanese-font.ts';
import { findBrowser } from './scripts/browser/browser.mjs';

const { executablePath, args, env } = findBrowser();
// The environment passes the browser that was found to the workers, which load this file again.
process.env.ENGAWA_BROWSER ??= JSON.stringify({ executablePath, args, env });
const machine = { ...process.env, ...env };

const timed = '**/*.timed.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // Generous: three browsers, a server and a database share the cores of a busy machine.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  // One more than the two cores, because pages also wait.
  workers: 3,
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args, env: { ...machine, ...japaneseFont(machine) } },
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    // A service worker would be one more process per test; only its own test allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', testIgnore: timed },
    // Timing-sensitive tests run last, one after another.
    {
      name: 'timed',
      testMatch: timed,
      dependencies: ['chromium'],
      fullyParallel: false,
      workers: 1,
    },
  ],
});
