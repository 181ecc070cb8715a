import type { DemoCompany } from '../companies.ts';
import type { FileOf } from '../pictures/picture-names.ts';
import { asahiRyosha } from './companies/asahi-ryosha.ts';
import { harukaze } from './companies/harukaze.ts';
import { hoshizora } from './companies/hoshizora.ts';
import { ishizue } from './companies/ishizue.ts';
import { komorebi } from './companies/komorebi.ts';
import { midoriWorks } from './companies/midori-works.ts';
import { sazanami } from './companies/sazanami.ts';
import { tomoshibi } from './companies/tomoshibi.ts';
import { tsumugi } from './companies/tsumugi.ts';
import { yamabiko } from './companies/yamabiko.ts';
import { composeGeneral } from './compose-general.ts';
import type { DemoGeneral, GeneralIdea } from './demo-general.ts';

/** By the company's domain. */
const ideas: Readonly<Record<string, GeneralIdea>> = {
  hoshizora,
  'midori-works': midoriWorks,
  sazanami,
  komorebi,
  'asahi-ryosha': asahiRyosha,
  tsumugi,
  ishizue,
  harukaze,
  yamabiko,
  tomoshibi,
};

interface Options {
  /** The year of the next graduation, to which all figures are relative. */
  spring: number;
  fileOf: FileOf;
}

export function demoGeneral(company: DemoCompany, options: Options): DemoGeneral {
  const idea = ideas[company.domain];
  if (!idea) throw new Error(`${company.domain} says nothing of itself`);
  return composeGeneral({ company, idea, ...options });
}
