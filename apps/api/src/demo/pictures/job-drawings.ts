import { demoJobs } from '../jobs/demo-jobs.ts';
import { type Drawing, room, scene } from './drawing.ts';

/** A few for each company, most of them on its page already: its jobs take them in turn. */
const scenes: Readonly<Record<string, readonly Drawing[]>> = {
  hoshizora: [room('a18'), scene('a6', 6), room('a7'), room('a25')],
  'midori-works': [scene('a3', 1), room('a24'), scene('a6', 1)],
  sazanami: [scene('a1', 3), room('a22'), room('a19')],
  komorebi: [scene('a3', 4), room('a28')],
  'asahi-ryosha': [room('a9'), scene('a3', 2), room('a23')],
  tsumugi: [scene('a1', 5), room('a16'), scene('a3', 5)],
  ishizue: [scene('a1', 7), room('a14'), scene('a4', 7)],
  harukaze: [scene('a3', 8), room('a26')],
  yamabiko: [room('a21'), scene('a5', 1)],
  tomoshibi: [scene('a3', 6), room('a17')],
};

/** By the name under which the picture of a job is asked for. */
export function jobDrawings(domain: string, spring: number): Map<string, Drawing> {
  const choice = scenes[domain] ?? [];
  const jobs = demoJobs(domain, { spring, pictureFor: () => null });
  return new Map(
    jobs.flatMap(({ id }, at) => {
      const drawing = choice[at % choice.length];
      return drawing ? [[`${domain}/${id}`, drawing]] : [];
    }),
  );
}
