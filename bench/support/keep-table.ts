import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../docs/benchmarks.md');

/** Replaces the section between a bench's markers in docs/benchmarks.md. */
export function keepTable(name: string, text: string): void {
  const page = readFileSync(file, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end ${name} -->)`);
  if (!marks.test(page)) throw new Error(`docs/benchmarks.md has no place for ${name}`);
  writeFileSync(file, page.replace(marks, `$1${text}\n$2`));
}
