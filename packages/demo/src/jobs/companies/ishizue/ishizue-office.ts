import type { Role } from '../../demo-job.ts';
import { businessEnglish, n1, n2, n3 } from '../../languages.ts';
import { lines } from '../../lines.ts';
import { graduate } from '../../terms.ts';

export const ishizueOffice: readonly Role[] = [
  {
    id: 'retail-sales',
    terms: graduate,
    position: ['リテール営業（総合職・新卒）', 'Private client sales, new graduate'],
    department: ['支店営業部門', 'Branches'],
    duties: [
      lines(
        '個人のお客様や会社経営者の方に、資産づくりと事業承継のご相談を受けます。回転売買はしない、という約束を60年守ってきました。',
        '・お客様への訪問とご提案',
        '・セミナーの企画、運営',
        '・外国籍のお客様への英語でのご案内',
      ),
      lines(
        'Advise families and business owners on saving and on passing a business on. For sixty years we have kept a promise never to trade for the sake of trading.',
        '- Visit clients and make proposals',
        '- Plan and run seminars',
        '- Look after international clients in English',
      ),
    ],
    category: 1,
    features: [3, 8],
    common: {
      languages: [n1],
      salaryType: 'monthly',
      salaryMin: 285_000,
      salaryMax: 285_000,
      applyPage: 'external',
      applyUrl: 'https://saiyo.ishizue.example/entry',
    },
  },
  {
    id: 'systems',
    terms: graduate,
    position: ['システム開発・IT企画（新卒）', 'Systems and IT planning, new graduate'],
    department: ['IT統括部', 'Information technology'],
    duties: [
      lines(
        '1日に700万件の注文を処理する取引システムと、お客様向けアプリの開発を担当します。内製化を進めており、3年間で80名のチームになりました。',
        '・要件の整理、設計、開発、テスト',
        '・クラウドへの移行',
        '・サイバーセキュリティの訓練と対策',
      ),
      lines(
        'Work on the system that handles seven million orders a day and on our clients’ app. We are bringing development in-house: the team has grown to eighty in three years.',
        '- Requirements, design, development and tests',
        '- The move to the cloud',
        '- Security drills and defences',
      ),
    ],
    category: 3,
    features: [2, 3, 5, 8],
    common: {
      languages: [n3, businessEnglish],
      salaryType: 'monthly',
      salaryMin: 300_000,
      salaryMax: 320_000,
    },
    words: {
      salaryNote: [
        '学部卒 300,000円、修士了 320,000円。賞与年2回、住宅補助、資格取得奨励金',
        '¥300,000 with a bachelor’s, ¥320,000 with a master’s degree. Bonus twice a year, housing support, rewards for professional exams',
      ],
    },
  },
  {
    id: 'client-reporting',
    terms: graduate,
    position: ['カスタマーデザイン職（新卒）', 'Client communication design, new graduate'],
    department: ['ブランド・デザイン室', 'Brand and design'],
    duties: [
      lines(
        '難しい金融の話を、図と文章で分かるものにする部署です。目論見書の要約からアプリの画面まで、年に1,000点ほどを制作します。',
        '・資料、動画、画面のデザイン',
        '・やさしい日本語と英語での書き直し',
        '・読みやすさの調査',
      ),
      lines(
        'We turn difficult finance into pictures and words that people understand: about a thousand pieces a year, from summaries of prospectuses to screens of the app.',
        '- Design documents, films and screens',
        '- Rewrite in plain Japanese and English',
        '- Test how well people understand',
      ),
    ],
    category: 2,
    features: [1, 3, 5, 8],
    common: {
      languages: [n2],
      salaryType: 'monthly',
      salaryMin: 280_000,
      salaryMax: 280_000,
    },
  },
];
