import { describe, expect, test } from 'vitest';
import { readExercised, readSelection } from './affected.mjs';

const selection = await readSelection();
const { server, browser } = readExercised();

/** Tests that exercise nearly everything, such as the test of every policy, are no evidence. */
const isNarrow = (exercised, most) => exercised === undefined || exercised.length <= most;
const narrow = (feature) => {
  const { tests, specs } = selection.affected(selection.filesOf(feature));
  return {
    tests: tests.filter((file) => isNarrow(server[file], 20)),
    specs: specs.filter((file) => isNarrow(browser[file], 30)),
  };
};

describe('every feature has tests that a change of it selects', () => {
  test.each(selection.features)('%s', (feature) => {
    const { tests, specs } = narrow(feature);
    const onServer = feature.startsWith('apps/api/');
    // Rules of the client's features are in the contract; browser tests cover the rest.
    if (onServer) expect(tests).not.toEqual([]);
    // A feature without endpoints, such as the daily mail, has no page.
    const files = selection.filesOf(feature);
    if (!onServer || files.includes(`${feature}/routes.ts`)) expect(specs).not.toEqual([]);
  });
});

test('every recorded test exists', () => {
  const recorded = [...Object.keys(server), ...Object.keys(browser)];
  const there = new Set([...selection.tests, ...selection.specs]);
  expect(recorded.filter((file) => !there.has(file))).toEqual([]);
});

describe('a change selects', () => {
  const one = (file) => selection.affected([file]);

  test.each([
    ['packages/contract/src/text/web-address.ts', 'packages/contract/src/text/web-address.test.ts'],
    ['apps/api/src/features/shifts/routes.ts', 'apps/api/tests/students/shifts.test.ts'],
    [
      'apps/api/src/features/documents/templates/rirekisho.typ',
      'apps/api/tests/files/documents.test.ts',
    ],
    ['apps/identity/src/features/reset/reset.ts', 'apps/identity/tests/reset.test.ts'],
  ])('%s: %s', (file, expected) => {
    expect(one(file).tests).toContain(expected);
  });

  test.each([
    ['apps/web/src/pages/talent/profile/scholarship-page.tsx', 'e2e/talent/scholarship.spec.ts'],
    ['apps/api/src/features/scholarship/routes.ts', 'e2e/talent/scholarship.spec.ts'],
    ['apps/api/src/features/public-pages/style.ts', 'e2e/public/public-pages.spec.ts'],
    ['apps/identity/src/features/sign-in/sign-in.ts', 'e2e/entry/identity.spec.ts'],
    ['e2e/support/people/authenticator.ts', 'e2e/journeys/signing-in/two-step.spec.ts'],
  ])('%s: %s', (file, expected) => {
    expect(one(file).specs).toContain(expected);
  });

  test('a page: not the specs of other pages', () => {
    const { specs } = one('apps/web/src/pages/talent/profile/scholarship-page.tsx');
    expect(specs).not.toContain('e2e/company/team.spec.ts');
    expect(specs.length).toBeLessThan(selection.specs.length / 4);
  });

  test('docs: nothing', () => {
    expect(one('docs/glossary.md')).toEqual({ tests: [], specs: [] });
  });

  test('the packages: everything', () => {
    const { tests, specs } = one('package-lock.json');
    expect([tests.length, specs.length]).toEqual([selection.tests.length, selection.specs.length]);
  });
});
