import type { Role } from '../../demo-job.ts';
import { businessEnglish, dailyEnglish, n2, n3, someJapanese } from '../../languages.ts';
import { lines } from '../../lines.ts';
import { earlyCareer, graduate, internship } from '../../terms.ts';

export const hoshizoraEngineers: readonly Role[] = [
  {
    id: 'backend-engineer',
    terms: graduate,
    position: ['バックエンドエンジニア（新卒）', 'Backend engineer, new graduate'],
    department: ['プロダクト開発部', 'Product development'],
    duties: [
      lines(
        '全国4,200店舗が使うシフト管理サービス「よぞらシフト」の、予約・集計・通知を支えるサーバー側の開発を担当します。最初の3か月は先輩とペアで小さな改善から始めます。',
        '・TypeScriptとPostgreSQLによるAPIの設計と実装',
        '・繁忙期のアクセスに耐えるための計測と改善',
        '・コードレビュー、障害の振り返りへの参加',
      ),
      lines(
        'You will build the server side of Yozora Shift, the rota service that 4,200 shops across Japan open every morning: bookings, totals, notifications. For the first three months you pair with a senior engineer and start with small improvements.',
        '- Design and write APIs in TypeScript on PostgreSQL',
        '- Measure and improve how we cope with the busiest weeks of the year',
        '- Take part in code reviews and in our write-ups after incidents',
      ),
    ],
    category: 3,
    features: [2, 3, 5, 12],
    common: {
      languages: [n3, businessEnglish],
      remoteDays: 3,
      requiredDocuments: ['rirekisho'],
      majors: ['science'],
      salaryType: 'monthly',
      salaryMin: 296_000,
      salaryMax: 296_000,
      // 256,000 / 160 hours × 1.25 × 20 hours.
      fixedOvertime: { basePay: 256_000, hours: 20, amount: 40_000, excessPaid: true },
    },
    messages: [
      {
        title: ['選考の流れ', 'How we select'],
        text: [
          '書類選考 → 自宅で取り組む小さな課題（目安2時間）→ エンジニアとの面接2回 → 最終面接。すべてオンラインで、英語でも受けられます。結果は1週間以内に全員にお知らせします。',
          'Your documents, a small task at home (about two hours), two conversations with engineers, one final interview. All of it is online and can be in English. Everybody hears from us within a week.',
        ],
      },
    ],
  },
  {
    id: 'frontend-intern',
    terms: internship,
    position: ['フロントエンド長期インターン', 'Frontend engineering intern'],
    department: ['プロダクト開発部', 'Product development'],
    duties: [
      lines(
        '店長がスマートフォンだけでシフトを組めるようにする画面の開発に、チームの一員として加わります。作ったものは早ければ翌週には店舗で使われます。',
        '・Reactによる画面の実装とテスト',
        '・アクセシビリティの点検と改善',
        '・店舗を訪ねての使い勝手の確認（月1回、希望者）',
      ),
      lines(
        'Join the team that lets shop managers plan a whole month from their phone. What you build can be in shops as early as the following week.',
        '- Build and test screens in React',
        '- Check and improve accessibility',
        '- Visit a shop once a month to watch people use it, if you like',
      ),
    ],
    category: 3,
    features: [2, 3, 5, 9],
    words: {
      salaryNote: ['交通費支給（1日1,000円まで）', 'Travel is paid, up to ¥1,000 a day'],
      dutiesChange: ['変更なし', 'No change'],
    },
    common: {
      languages: [someJapanese, dailyEnglish],
      salaryType: 'hourly',
      salaryMin: 1800,
      salaryMax: 2200,
    },
  },
  {
    id: 'site-reliability-engineer',
    terms: earlyCareer,
    position: ['SRE（第二新卒・既卒）', 'Site reliability engineer, early career'],
    department: ['基盤チーム', 'Platform team'],
    duties: [
      lines(
        'サービスを止めないこと、そして開発チームが安心して毎日リリースできることが仕事です。4名のチームで、当番は6週に1度です。',
        '・監視、アラート、復旧手順の整備と自動化',
        '・データベースの性能改善、バックアップからの復元訓練',
        '・開発チームからの相談対応',
      ),
      lines(
        'Your job is to keep the service up and to let product teams release every day without fear. You would be one of four; you are on call one week in six.',
        '- Improve and automate monitoring, alerts and recovery',
        '- Tune databases and rehearse restoring them from backups',
        '- Be the person product teams come to with questions',
      ),
    ],
    category: 3,
    features: [2, 3, 5, 6],
    common: {
      languages: [n3, businessEnglish],
      salaryType: 'annual',
      salaryMin: 5_200_000,
      salaryMax: 7_000_000,
      applyPage: 'external',
      applyUrl: 'https://careers.hoshizora.example/sre',
    },
  },
  {
    id: 'search-engineer',
    status: 4,
    audience: { connected: true, saveLists: ['一次面接に進んだ方'] },
    terms: graduate,
    position: ['検索・推薦エンジニア（新卒）', 'Search and recommendation engineer, new graduate'],
    department: ['研究開発グループ', 'Research group'],
    duties: [
      lines(
        '「明日入れる人」をすぐに見つけるための検索と推薦を、データの整備から運用まで受け持ちます。大学院での研究を続けながらの入社時期もご相談ください。',
        '・検索の評価指標づくりとオフライン評価',
        '・推薦モデルの学習と、店舗での小さな実験',
        '・公平さの点検（年齢・性別・国籍を使わないことの確認）',
      ),
      lines(
        'Finding somebody who can work tomorrow is harder than it looks. You will own search and recommendations from the data up to running them in production. If your research at university needs more time, talk to us about the start date.',
        '- Define what a good result is, and evaluate it offline',
        '- Train models and run small experiments with shops',
        '- Verify fairness: age, gender and nationality are never used',
      ),
    ],
    category: 3,
    features: [2, 3, 6, 7],
    common: {
      languages: [n2, businessEnglish],
      majors: ['science'],
      salaryType: 'monthly',
      salaryMin: 310_000,
      salaryMax: 345_000,
      interviews: 4,
      selectionWeeks: 8,
    },
  },
];
