import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun first, so that no worker is left alone with one of them at the end. */
const longest = [
  'apps/engawa/tests/life.test.ts',
  'apps/engawa/tests/admin.life.test.ts',
  'apps/api/tests/strangers/strangers.test.ts',
  'apps/api/tests/jobs-and-mail.life.test.ts',
  'apps/api/src/features/documents/documents.test.ts',
  'packages/platform/src/pdf/typesetter.life.test.ts',
  'apps/identity/tests/alone.life.test.ts',
];

const place = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? longest.length : at;
};

/** A fresh clone does not know yet how long each file takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array that sorts here
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
