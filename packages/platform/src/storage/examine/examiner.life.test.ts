import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createExaminer } from './examiner.ts';

const folder = mkdtempSync(join(tmpdir(), 'engawa-examine-'));
const examiner = createExaminer({ timeoutMs: 2000 });
afterAll(async () => {
  await examiner.close();
  rmSync(folder, { recursive: true });
});

const job = (path: string) => ({
  path,
  bytes: 5,
  fileName: 'a.txt',
  formats: ['txt'],
  widths: undefined,
  avif: false,
  targets: [],
});

test.runIf(process.platform !== 'win32')(
  'a file that is never done with is given up, and holds up nobody else meanwhile',
  async () => {
    const [endless, text] = [join(folder, 'endless'), join(folder, 'text')];
    // Reading a pipe that nobody writes to never ends.
    execFileSync('mkfifo', [endless]);
    writeFileSync(text, 'hello');
    const order: string[] = [];
    const ask = async (path: string, by: string) => {
      try {
        order.push(`${by}: ${(await examiner.examine(job(path), by)).extension}`);
      } catch (error) {
        order.push(`${by}: ${(error as { code: string }).code}`);
      }
    };
    await Promise.all([ask(endless, 'a'), ask(text, 'a'), ask(text, 'b')]);
    expect(order).toEqual(['b: txt', 'a: file_takes_too_long', 'a: txt']);
  },
);
