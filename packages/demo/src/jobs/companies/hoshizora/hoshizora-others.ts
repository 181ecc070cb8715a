import type { Role } from '../../demo-job.ts';
import { businessEnglish, n1, n2, n3 } from '../../languages.ts';
import { lines } from '../../lines.ts';
import { graduate, partTime } from '../../terms.ts';

export const hoshizoraOthers: readonly Role[] = [
  {
    id: 'product-designer',
    terms: graduate,
    position: ['プロダクトデザイナー（新卒）', 'Product designer, new graduate'],
    department: ['デザイン部', 'Design'],
    duties: [
      lines(
        '忙しい店舗の方が迷わず使える画面を、調査から公開後の改善まで一貫してデザインします。',
        '・店舗での観察とインタビュー、課題の整理',
        '・画面設計、試作、ユーザーテスト',
        '・デザインシステムの手入れ（日本語と英語の両方で美しく読めること）',
      ),
      lines(
        'Design screens that busy shop staff can use without thinking, from research to the improvements after launch.',
        '- Observe and interview people in shops, and frame the problem',
        '- Sketch, prototype and test',
        '- Look after our design system, so that Japanese and English both read well',
      ),
    ],
    category: 2,
    features: [2, 3, 5, 8],
    words: {
      probationNote: [
        '試用期間中も条件は同じです。ポートフォリオの提出をお願いしています。',
        'The terms are the same during probation. Please send us a portfolio.',
      ],
    },
    common: {
      languages: [n2],
      salaryType: 'monthly',
      salaryMin: 285_000,
      salaryMax: 285_000,
    },
  },
  {
    id: 'customer-success',
    terms: graduate,
    position: [
      'カスタマーサクセス（新卒・バイリンガル）',
      'Customer success, bilingual new graduate',
    ],
    department: ['カスタマーサクセス部', 'Customer success'],
    duties: [
      lines(
        '導入したお店が3か月後に「もう手放せない」と言ってくださるまで伴走する仕事です。海外資本のチェーンを中心に、英語でのご案内も担当します。',
        '・導入計画づくり、オンライン説明会の開催',
        '・利用状況の分析と改善の提案',
        '・お客様の声を開発チームへ届けること',
      ),
      lines(
        'You stay with new customers until, three months in, they cannot imagine working without us. Many of yours will be international chains, so part of the work is in English.',
        '- Plan the first weeks with each customer and run online sessions',
        '- Read how they use the product and suggest what to improve',
        '- Bring what they say to the product team',
      ),
    ],
    category: 1,
    features: [1, 3, 5, 8, 11],
    common: {
      languages: [n1, businessEnglish],
      salaryType: 'monthly',
      salaryMin: 270_000,
      salaryMax: 270_000,
    },
    earlier: { salaryMin: 258_000, salaryMax: 258_000 },
    messages: [
      {
        title: ['先輩のひとこと', 'From a colleague'],
        text: [
          '「敬語に自信がなくても大丈夫です。メールの言い回しは、最初の1か月、先輩と一緒に書きました。」（2年目・台湾出身）',
          '“Don’t worry about perfect keigo. For my first month I wrote every e-mail together with a colleague.” (second year, from Taiwan)',
        ],
      },
    ],
  },
  {
    id: 'localisation-assistant',
    terms: partTime,
    position: ['多言語サポート・翻訳アシスタント', 'Localisation and support assistant'],
    department: ['カスタマーサクセス部', 'Customer success'],
    duties: [
      lines(
        '店舗で働く海外出身のスタッフ向けに、アプリの案内文や問い合わせの返信を母語で整えます。授業のない日に合わせて働けます。',
        '・画面とヘルプ記事の翻訳、用語集の更新',
        '・チャットでの問い合わせへの一次対応',
      ),
      lines(
        'Many people who work in the shops we serve are from abroad. You make our app and our answers read naturally in your own language, on the days you have no classes.',
        '- Translate screens and help articles, and keep the glossary',
        '- Give first answers in chat',
      ),
    ],
    category: 1,
    features: [1, 5, 9, 10, 11],
    words: {
      workingHours: [
        '9:00〜20:00の間で1日3時間から、週2日以上（授業期間中は週28時間以内）',
        'From three hours a day between 9:00 and 20:00, at least two days a week; up to 28 hours a week during term',
      ],
      salaryNote: ['交通費全額支給', 'All travel to work is paid'],
    },
    common: {
      languages: [n3, { language: 'vi', level: 'native', jlpt: null }],
      breakMinutes: 45,
      salaryType: 'hourly',
      salaryMin: 1500,
      salaryMax: 1700,
    },
  },
  {
    id: 'product-manager',
    status: 3,
    terms: graduate,
    position: ['プロダクトマネージャー候補（新卒）', 'Associate product manager, new graduate'],
    department: ['プロダクト企画部', 'Product management'],
    duties: [
      lines(
        '2年間で開発・デザイン・カスタマーサクセスの3部門を経験し、3年目から小さなプロダクトを一つ任せます。',
        '・利用データとお客様の声からの課題発見',
        '・優先順位づけ、仕様の文書化',
        '・リリース後の効果測定',
      ),
      lines(
        'Over two years you rotate through engineering, design and customer success; in the third you are given a small product of your own.',
        '- Find problems worth solving in data and conversations',
        '- Set priorities and write them down',
        '- Measure what a release has changed',
      ),
    ],
    category: 1,
    features: [3, 5, 8],
    common: {
      languages: [n1, businessEnglish],
      salaryType: 'monthly',
      salaryMin: 300_000,
      salaryMax: null,
    },
  },
];
