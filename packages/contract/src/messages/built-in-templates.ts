import { outcomeTexts } from '../applications/outcome-texts.ts';

interface BuiltInTemplate {
  key: string;
  name: { jp: string; en: string };
  text: { jp: string; en: string };
}

/** Templates that every company has from the start; a company changes a copy of them. */
export const builtInTemplates: readonly BuiltInTemplate[] = [
  {
    key: 'screened',
    name: { jp: '書類通過', en: 'Documents accepted' },
    text: {
      jp: '{name}さん\n\n{company}の{me}です。「{job}」にご応募いただき、ありがとうございます。\n書類を拝見し、ぜひ次の選考にお進みいただきたいと考えています。\n次の選考の日程は、このメッセージでご連絡します。',
      en: 'Dear {name},\n\nThank you for applying for “{job}”. We have read your documents and would like to invite you to the next step.\nWe will write to you here about the date.\n\n{me}\n{company}',
    },
  },
  {
    key: 'interview',
    name: { jp: '面接のご案内', en: 'Invitation to an interview' },
    text: {
      jp: '{name}さん\n\n{company}の{me}です。「{job}」の面接についてご案内します。\nこのあとお送りする候補日時から、ご都合のよいものをお選びください。合う日時がない場合は、遠慮なくお知らせください。\n当日お話しできるのを楽しみにしています。',
      en: 'Dear {name},\n\nWe would like to invite you to an interview for “{job}”.\nPlease choose one of the times that we send you next. If none of them suits you, please let us know.\nWe look forward to meeting you.\n\n{me}\n{company}',
    },
  },
  { key: 'declined', name: { jp: 'お見送り', en: 'Decline' }, text: outcomeTexts.declined },
  { key: 'offered', name: { jp: '内定', en: 'Offer' }, text: outcomeTexts.offered },
];
