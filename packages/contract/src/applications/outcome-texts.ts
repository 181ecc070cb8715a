import type { OutcomeResult } from './schemas.ts';

/** Default messages for outcomes; companies may edit them, and message variables are filled in. */
export const outcomeTexts: Readonly<Record<OutcomeResult, { jp: string; en: string }>> = {
  offered: {
    jp: '{name}さん\n\n{company}の採用担当です。「{job}」にご応募いただき、ありがとうございました。\n選考の結果、ぜひ一緒に働きたいと考えています。今後の手続きについて、このメッセージでご連絡します。',
    en: 'Dear {name},\n\nThank you for applying to {company} for “{job}”. We are happy to make you an offer, and will write to you here about the next steps.',
  },
  declined: {
    jp: '{name}さん\n\n{company}の採用担当です。「{job}」にご応募いただき、ありがとうございました。\n慎重に選考した結果、今回はご期待に沿えないこととなりました。\n{name}さんの就職活動がうまくいくことを、心よりお祈りしています。',
    en: 'Dear {name},\n\nThank you for applying to {company} for “{job}”. After careful consideration, we are sorry that we cannot offer you this position.\nWe wish you every success.',
  },
};
