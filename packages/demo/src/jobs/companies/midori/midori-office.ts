import type { Role } from '../../demo-job.ts';
import { businessEnglish, n1, n2 } from '../../languages.ts';
import { lines } from '../../lines.ts';
import { graduate } from '../../terms.ts';

export const midoriOffice: readonly Role[] = [
  {
    id: 'accounting',
    status: 2,
    terms: graduate,
    position: ['経理（連結決算）', 'Accounting, group accounts'],
    department: ['経理部', 'Accounting'],
    duties: [
      lines(
        '国内5社、海外3社の決算をまとめる部署で、まずは海外子会社の月次報告の取りまとめから始めます。',
        '・月次、四半期決算の補助',
        '・海外子会社とのやりとり（英語）',
        '・簿記の学習支援（受験料は会社負担）',
      ),
      lines(
        'Our department brings together the books of five companies in Japan and three abroad. You begin with the monthly reports from the subsidiaries.',
        '- Help close each month and quarter',
        '- Work with the subsidiaries in English',
        '- Study bookkeeping with our support; exam fees are paid',
      ),
    ],
    category: 1,
    features: [1, 3, 8],
    common: {
      languages: [n2, businessEnglish],
      majors: ['humanities'],
      salaryType: 'monthly',
      salaryMin: 238_000,
      salaryMax: 238_000,
    },
  },
  {
    id: 'overseas-sales',
    terms: graduate,
    position: ['海外営業（東南アジア）', 'Overseas sales, South-East Asia'],
    department: ['海外営業部', 'Overseas sales'],
    duties: [
      lines(
        'タイ・ベトナム・インドネシアの代理店とともに、現地の畑に合った機械を広げていきます。入社2年目から担当国を持ち、年に4〜6回出張します。',
        '・代理店との商談、需要予測、価格の検討',
        '・現地実演会の企画',
        '・要望の取りまとめと設計部への提案',
      ),
      lines(
        'With our dealers in Thailand, Vietnam and Indonesia you bring machines to the fields they suit. From your second year you look after a country of your own and travel four to six times a year.',
        '- Negotiate with dealers, forecast demand, work out prices',
        '- Plan demonstrations on site',
        '- Collect what customers need and argue for it with our designers',
      ),
    ],
    category: 1,
    features: [3, 4, 8, 11],
    common: {
      languages: [n1, businessEnglish],
      salaryType: 'monthly',
      salaryMin: 240_000,
      salaryMax: 258_000,
    },
    messages: [
      {
        title: ['出張について', 'Business trips'],
        text: [
          '1回の出張は1週間前後、初めの2回は先輩が同行します。母国の担当を希望する方も、あえて別の国を希望する方もいます。',
          'A trip takes about a week, and on the first two a senior colleague comes along. Some ask for their home country, others on purpose for another one.',
        ],
      },
    ],
  },
];
