import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createTypesetter } from '@engawa/platform/pdf/typesetter';
import { forms } from '../apps/api/src/features/documents/forms/forms.ts';
import { fontFiles, templates } from '../apps/api/src/features/documents/templates.ts';
import { wordy } from '../apps/api/src/features/documents/testing/odd-profiles.ts';
import { linh } from '../apps/api/src/features/documents/testing/sample-profile.ts';

/** How long a document takes, what it does to the event loop meanwhile, and whether memory grows. */
const typesetter = createTypesetter({ fontFiles, timeoutMs: 60_000 });
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

const first = await measure(() => set('pdf', 'rirekisho', linh()));
console.log(`first document, thread and fonts included: ${first.toFixed(0)} ms`);
delay.enable();
for (const kind of kinds) {
  const pdf = await median(30, (at) => set('pdf', kind, person(linh(), at)));
  const pages = await median(30, (at) => set('pages', kind, person(linh(), at + 100)));
  console.log(`${kind}: PDF ${pdf}, preview ${pages} (median of 30)`);
}
for (const kind of kinds) {
  const pdf = await median(5, (at) => set('pdf', kind, person(wordy().profile, at)));
  const pages = await median(5, (at) => set('pages', kind, person(wordy().profile, at + 100)));
  console.log(`${kind}, every field full: PDF ${pdf}, preview ${pages}`);
}
delay.disable();
console.log(`event loop, longest pause: ${(delay.max / 1e6).toFixed(0)} ms`);

const megabytes = () => `${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB`;
for (let round = 0; round < 4; round += 1) {
  console.log(`after ${round * 200} more: ${megabytes()}`);
  for (let at = 0; at < 200; at += 1) {
    const kind = kinds[at % 3] ?? 'rirekisho';
    await set(at % 2 ? 'pdf' : 'pages', kind, person(linh(), round * 1000 + at));
  }
}
console.log(`after 800 more: ${megabytes()}`);
await typesetter.close();
