import { demoJobs } from '../jobs/demo-jobs.ts';
import { cover, type PictureName, room, scene } from './picture-names.ts';

/** Jobs take these pictures in turn; most are on the company's page too. */
const scenes: Readonly<Record<string, readonly PictureName[]>> = {
  hoshizora: [room('a18'), scene('a6', 6), room('a7'), room('a25')],
  'midori-works': [cover('a2', 1), room('a24'), scene('a6', 1)],
  sazanami: [scene('a4', 3), room('a22'), room('a19')],
  komorebi: [cover('a1', 4), room('a28')],
  'asahi-ryosha': [room('a9'), scene('a3', 2), room('a23')],
  tsumugi: [cover('a2', 5), room('a16'), scene('a3', 5)],
  ishizue: [cover('a3', 7), room('a14'), scene('a4', 7)],
  harukaze: [scene('a2', 8), room('a26')],
  yamabiko: [room('a21'), scene('a5', 1)],
  tomoshibi: [cover('a5', 6), room('a17')],
};

/** By the name of the job's picture. */
export function jobPictures(domain: string, spring: number): Map<string, PictureName> {
  const choice = scenes[domain] ?? [];
  const jobs = demoJobs(domain, { spring, pictureFor: () => null });
  return new Map(
    jobs.flatMap(({ id }, at) => {
      const picture = choice[at % choice.length];
      return picture ? [[`${domain}/${id}`, picture]] : [];
    }),
  );
}
