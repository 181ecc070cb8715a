import type { Role } from '../../demo-job.ts';
import { businessEnglish, n1, n2 } from '../../languages.ts';
import { lines } from '../../lines.ts';
import { earlyCareer, graduate, internship } from '../../terms.ts';

export const ishizueMarkets: readonly Role[] = [
  {
    id: 'equity-analyst',
    terms: earlyCareer,
    position: [
      '証券アナリスト（アジア消費財・第二新卒）',
      'Equity analyst, Asian consumer goods, early career',
    ],
    department: ['エクイティ調査部', 'Equity research'],
    duties: [
      lines(
        '日本とアジアの消費財企業を12社ほど担当し、機関投資家へ意見を伝えます。最初の1年はシニアアナリストと共同で書きます。',
        '・決算分析、業績予想モデルの作成',
        '・企業取材と工場・店舗の訪問',
        '・英語と日本語でのレポート執筆',
      ),
      lines(
        'Cover about a dozen consumer companies in Japan and Asia and tell institutional investors what you think. For the first year you write together with a senior analyst.',
        '- Analyse results and build forecasting models',
        '- Meet companies, visit plants and shops',
        '- Write in English and Japanese',
      ),
    ],
    category: 1,
    features: [2, 3, 7],
    words: {
      workingHours: [
        '裁量労働制のため、始業・終業の時刻は本人の裁量によります（目安 8:30〜17:30）。',
        'You set your own hours under the discretionary system; 8:30–17:30 is usual.',
      ],
      discretionaryNote: [
        '専門業務型裁量労働制（証券アナリストの業務）。本人の同意を得て適用し、1日8時間働いたものとみなします。同意しない場合、後で撤回する場合も不利益はありません。',
        'Discretionary labour system for specialised work (securities analysts). It applies only with your consent, and eight hours a day are deemed worked. Not consenting, or withdrawing consent later, has no disadvantage.',
      ],
    },
    common: {
      languages: [n1, businessEnglish],
      discretionary: true,
      salaryType: 'annual',
      salaryMin: 6_500_000,
      salaryMax: 8_500_000,
    },
  },
  {
    id: 'global-markets',
    status: 4,
    audience: { connected: true, saveLists: [] },
    terms: graduate,
    position: [
      'グローバル・マーケッツ職（新卒・職種別採用）',
      'Global markets, new graduate programme',
    ],
    department: ['マーケッツ部門', 'Markets division'],
    duties: [
      lines(
        '国内外の投資家に、債券・為替・株式の取引を提供する部門です。1年目は3つのデスクを4か月ずつ経験します。',
        '・市場動向の調査と朝会での発表',
        '・取引の執行補助、価格の算出',
        '・英語での投資家対応',
      ),
      lines(
        'The division trades bonds, currencies and shares for investors here and abroad. In your first year you spend four months at each of three desks.',
        '- Follow the markets and speak at the morning meeting',
        '- Help execute trades and work out prices',
        '- Talk with investors in English',
      ),
    ],
    category: 1,
    features: [2, 3, 7],
    words: {
      workingHours: [
        '7:10〜15:40（実働7時間30分）',
        '7:10–15:40, of which 7 hours 30 minutes are work',
      ],
    },
    common: {
      languages: [n2, businessEnglish],
      overtimeHours: 30,
      salaryType: 'monthly',
      salaryMin: 330_000,
      salaryMax: 330_000,
      interviews: 4,
      selectionWeeks: 8,
    },
  },
  {
    id: 'three-day-workshop',
    terms: internship,
    position: ['3日間の仕事体験（証券ビジネス）', 'Three-day workshop in the securities business'],
    department: ['人事部', 'Human resources'],
    duties: [
      lines(
        '講義とグループワークで証券会社の仕事を体験します。実際の業務には就きません。英語のみで参加できるグループを1つ設けます。',
        '・1日目：市場のしくみ、企業価値の考え方',
        '・2日目：模擬の資金調達提案',
        '・3日目：役員への発表と座談会',
      ),
      lines(
        'Lectures and group work show you what a securities house does; you do no actual work for us. One of the groups runs entirely in English.',
        '- Day 1: how markets work, what a company is worth',
        '- Day 2: a mock proposal for raising capital',
        '- Day 3: present to directors and talk with staff',
      ),
    ],
    category: 1,
    features: [1, 2, 8, 10],
    words: {
      contractPeriod: ['3日間', 'Three days'],
      renewal: ['更新はありません。', 'Not renewed.'],
      workingHours: ['10:00〜17:00', '10:00–17:00'],
      salaryNote: [
        '交通費を実費でお支払いします（上限3万円）。遠方の方には宿泊先を用意します。',
        'Your travel is paid, up to ¥30,000, and those from far away get a room.',
      ],
      dutiesChange: ['変更なし', 'No change'],
      workLocationChange: ['変更なし', 'No change'],
    },
    common: {
      languages: [n2],
      insurances: [],
      salaryType: 'unpaid',
      salaryMin: null,
      salaryMax: null,
    },
  },
];
