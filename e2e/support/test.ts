import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { noteVisits } from './seeing/note-visits.ts';

/** Logged for every page, because only tests of the service worker allow it. */
const ofPlaywright = 'Service Worker registration blocked by Playwright';

/** The address of the page or script, without which a status says little. */
const where = (message: ConsoleMessage) => `(${message.location().url})`;

interface Options {
  /** Console errors that a test causes on purpose. */
  expectedProblems: RegExp | undefined;
}

/** Every test runs against the started product and fails on an unexpected console error. */
export const test = base.extend<Options & { quietConsole: undefined; noted: undefined }>({
  baseURL: ({ baseURL }, use) => use(process.env.E2E_ORIGIN ?? baseURL),
  expectedProblems: [undefined, { option: true }],
  noted: [
    async ({ browser, context }, use, { file }) => {
      await noteVisits({ browser, context }, file, () => use(undefined));
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (!text.startsWith(ofPlaywright) && !expectedProblems?.test(text)) problems.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          note(`${message.text()} ${where(message)}`);
      });
      page.on('pageerror', (error) => note(String(error)));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
