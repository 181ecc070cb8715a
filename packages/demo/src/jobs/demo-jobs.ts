import { asahiRyosha } from './companies/asahi-ryosha.ts';
import { harukaze } from './companies/harukaze.ts';
import { hoshizora } from './companies/hoshizora/hoshizora.ts';
import { ishizue } from './companies/ishizue/ishizue.ts';
import { komorebi } from './companies/komorebi.ts';
import { midoriWorks } from './companies/midori/midori-works.ts';
import { sazanami } from './companies/sazanami.ts';
import { tomoshibi } from './companies/tomoshibi.ts';
import { tsumugi } from './companies/tsumugi.ts';
import { yamabiko } from './companies/yamabiko.ts';
import { composeJob } from './compose-job.ts';
import type { DemoEmployer, DemoJob } from './demo-job.ts';

const employers: readonly DemoEmployer[] = [
  hoshizora,
  midoriWorks,
  sazanami,
  komorebi,
  asahiRyosha,
  tsumugi,
  ishizue,
  harukaze,
  yamabiko,
  tomoshibi,
];

interface Options {
  /** The year of the next graduation, to which all dates are relative. */
  spring: number;
  /** File id of the picture `<domain>/<job>`; null for no picture. */
  pictureFor(name: string): string | null;
}

/** A company's jobs, oldest first. */
export function demoJobs(domain: string, { spring, pictureFor }: Options): DemoJob[] {
  const employer = employers.find((one) => one.domain === domain);
  if (!employer) return [];
  const { workplace, roles } = employer;
  return roles.map((role) => {
    const coverImage = pictureFor(`${domain}/${role.id}`);
    return composeJob({ workplace, role, spring, coverImage });
  });
}
