import { createTypesetter } from '../src/pdf/typesetter.ts';

/** A process with a typesetter and nothing else: `idle` has set a document, `busy` never gets done. */
const typesetter = createTypesetter({ fontFiles: [], limits: { cpuMs: 60_000, wallMs: 3_000 } });
await typesetter.pdf('a', {});
if (process.argv[2] === 'busy') {
  const endless = '#for a in range(100000) { for b in range(100000) { let c = a * b } }';
  void typesetter.pdf(endless, {});
  // So that the child has it before its number is known, and this process ended.
  await new Promise((resolve) => setTimeout(resolve, 200));
}
process.stdout.write(`${typesetter.pid}\n`);
