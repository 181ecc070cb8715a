import type { FileOf } from '../pictures/picture-names.ts';
import { asahiRyoshaTips } from './companies/asahi-ryosha.ts';
import { harukazeTips } from './companies/harukaze.ts';
import { hoshizoraTips } from './companies/hoshizora.ts';
import { ishizueTips } from './companies/ishizue.ts';
import { komorebiTips } from './companies/komorebi.ts';
import { midoriWorksTips } from './companies/midori-works.ts';
import { sazanamiTips } from './companies/sazanami.ts';
import { tomoshibiTips } from './companies/tomoshibi.ts';
import { tsumugiTips } from './companies/tsumugi.ts';
import { yamabikoTips } from './companies/yamabiko.ts';
import { composeTip } from './compose-tip.ts';
import type { DemoTip, TipIdea } from './demo-tip.ts';

/** By the company's domain. */
const ideas: Readonly<Record<string, readonly TipIdea[]>> = {
  hoshizora: hoshizoraTips,
  'midori-works': midoriWorksTips,
  sazanami: sazanamiTips,
  komorebi: komorebiTips,
  'asahi-ryosha': asahiRyoshaTips,
  tsumugi: tsumugiTips,
  ishizue: ishizueTips,
  harukaze: harukazeTips,
  yamabiko: yamabikoTips,
  tomoshibi: tomoshibiTips,
};

interface Options {
  /** The year of the next graduation. */
  spring: number;
  fileOf: FileOf;
}

export const demoTips = (domain: string, options: Options): DemoTip[] =>
  (ideas[domain] ?? []).map((idea) => composeTip(idea, options));
