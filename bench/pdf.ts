import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createTypesetter } from '@engawa/platform/pdf/typesetter';
import { forms } from '../apps/api/src/features/documents/forms/forms.ts';
import { fontFiles, templates } from '../apps/api/src/features/documents/templates.ts';
import { wordy } from '../apps/api/src/features/documents/testing/odd-profiles.ts';
import { linh } from '../apps/api/src/features/documents/testing/sample-profile.ts';
import { keepTable } from './support/keep-table.ts';
import { table } from './support/table.ts';

/** How long a document takes, what it does to the event loop meanwhile, and whether memory grows. */
const typesetter = createTypesetter({ fontFiles, limits: { cpuMs: 60_000, wallMs: 60_000 } });
const sheet = { email: 'linh@student.example', today: '2026-11-15', photo: false };
const kinds = ['rirekisho', 'shokumukeirekisho', 'resume-en'] as const;
const delay = monitorEventLoopDelay({ resolution: 5 });

const measure = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
async function median(times: number, work: (at: number) => Promise<unknown>): Promise<string> {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) all.push(await measure(() => work(at)));
  return `${all.toSorted((a, b) => a - b)[Math.floor(times / 2)]?.toFixed(1)} ms`;
}

// A profile that differs each time: the typesetter remembers what it has set.
const person = (base: ReturnType<typeof linh>, at: number) => {
  const profile = structuredClone(base);
  profile.basic.firstName = `Linh ${at}`;
  profile.resume.motivation = `${at} ${profile.resume.motivation}`;
  profile.story.strength = `${at} ${profile.story.strength}`;
  return profile;
};
const set = (as: 'pdf' | 'pages', kind: (typeof kinds)[number], profile: ReturnType<typeof linh>) =>
  typesetter[as](templates[kind], forms[kind]({ ...sheet, profile }));

const megabytes = () => ({
  server: Math.round(process.memoryUsage.rss() / 1024 / 1024),
  child: Math.round(Number(/VmRSS:\s+(\d+)/.exec(childStatus())?.[1]) / 1024),
});
/** Linux only; elsewhere the figure is not a number, and shows it. */
function childStatus(): string {
  return process.platform === 'linux' ? readFileSync(`/proc/${typesetter.pid}/status`, 'utf8') : '';
}

const first = await measure(() => set('pdf', 'rirekisho', linh()));
delay.enable();
const rows: string[][] = [['document', 'PDF', 'preview', 'every field full: PDF', 'preview']];
for (const kind of kinds) {
  const full = wordy().profile;
  rows.push([
    kind,
    await median(30, (at) => set('pdf', kind, person(linh(), at))),
    await median(30, (at) => set('pages', kind, person(linh(), at + 100))),
    await median(5, (at) => set('pdf', kind, person(full, at))),
    await median(5, (at) => set('pages', kind, person(full, at + 100))),
  ]);
}
delay.disable();

const memory = [['memory', 'server', 'child']];
let made = 0;
for (const more of [0, 200, 600]) {
  for (let at = 0; at < more; at += 1) {
    const kind = kinds[at % 3] ?? 'rirekisho';
    await set(at % 2 ? 'pdf' : 'pages', kind, person(linh(), more * 1000 + at));
  }
  const { server, child } = megabytes();
  made += more;
  memory.push([`after ${made} more documents`, `${server} MB`, `${child} MB`]);
}
await typesetter.close();

const about = `Medians of 30 (of 5 for a profile with every field full), ${availableParallelism()} cores. The first document, with the start of the process and the fonts: ${first.toFixed(0)} ms. Longest pause of the server's event loop meanwhile: ${(delay.max / 1e6).toFixed(0)} ms.`;
const text = [table(rows), about, table(memory)];
process.stdout.write(`${text.join('\n\n')}\n`);
keepTable('pdf', text.join('\n\n'));
