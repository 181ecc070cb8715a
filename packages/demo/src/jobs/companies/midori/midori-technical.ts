import type { Role } from '../../demo-job.ts';
import { dailyEnglish, n2, n3, someJapanese } from '../../languages.ts';
import { lines } from '../../lines.ts';
import { earlyCareer, graduate, internship } from '../../terms.ts';

export const midoriTechnical: readonly Role[] = [
  {
    id: 'mechanical-design',
    terms: graduate,
    position: ['機械設計（小型農業機械）', 'Mechanical design, compact farm machinery'],
    department: ['第一設計部', 'Design department 1'],
    duties: [
      lines(
        '中山間地の畑でも使える小型トラクターと管理機の設計を担当します。図面だけでなく、試作機に乗り、畑で確かめるところまでが設計の仕事です。',
        '・3D CADによる構想設計、強度計算',
        '・試作と圃場試験、原価の検討',
        '・量産部門への引き渡しと初期品質の確認',
      ),
      lines(
        'You will design compact tractors and tillers for small, steep fields. The work does not end with the drawing: you drive the prototype and see how it does in the soil.',
        '- Concept design in 3D CAD, strength calculations',
        '- Prototypes, field trials, cost studies',
        '- Hand-over to production and checks of the first series',
      ),
    ],
    category: 3,
    features: [4, 6, 7],
    common: {
      languages: [n2],
      majors: ['science'],
      salaryType: 'monthly',
      salaryMin: 243_000,
      salaryMax: 262_000,
    },
    words: {
      salaryNote: [
        '学部卒 243,000円、修士了 262,000円。賞与年2回（昨年度実績5.1か月分）、独身寮あり（月8,000円）',
        '¥243,000 with a bachelor’s, ¥262,000 with a master’s degree. Bonus twice a year (5.1 months last year), dormitory for ¥8,000 a month',
      ],
    },
  },
  {
    id: 'embedded-software',
    terms: graduate,
    position: ['組込みソフトウェア開発（温室制御）', 'Embedded software, greenhouse control'],
    department: ['制御システム部', 'Control systems'],
    duties: [
      lines(
        '温度・湿度・日射を見て窓や潅水を自動で動かす温室制御盤のソフトウェアを開発します。停電や通信断でも作物を守ることが何よりの品質です。',
        '・マイコン上のC/C++による制御ソフトの設計、実装',
        '・センサーと通信（Modbus、LTE-M）の評価',
        '・農家での設置立ち会いと改善',
      ),
      lines(
        'Write the software of the control panels that open windows and start irrigation by temperature, humidity and sunlight. Above all it must keep plants alive when the power or the network fails.',
        '- Design and write control software in C and C++ on microcontrollers',
        '- Evaluate sensors and links (Modbus, LTE-M)',
        '- Be there when it is installed at a farm, and improve it afterwards',
      ),
    ],
    category: 3,
    features: [2, 4, 7],
    common: {
      languages: [n3, dailyEnglish],
      majors: ['science'],
      salaryType: 'monthly',
      salaryMin: 243_000,
      salaryMax: 262_000,
    },
  },
  {
    id: 'production-engineering',
    terms: graduate,
    position: ['生産技術（組立ライン）', 'Production engineering, assembly lines'],
    department: ['刈谷工場 生産技術課', 'Kariya plant, production engineering'],
    duties: [
      lines(
        '刈谷工場の組立ラインを、安全で、楽で、間違えにくいものに変えていきます。現場の方と毎日話しながら進める仕事です。',
        '・工程設計、治具と搬送設備の検討',
        '・作業分析と改善、作業標準書の作成（日本語・英語・ベトナム語）',
        '・タイ工場への技術支援（年1〜2回の出張）',
      ),
      lines(
        'Make the assembly lines of our Kariya plant safer, easier and harder to get wrong, talking every day with the people who work on them.',
        '- Design processes, jigs and conveyors',
        '- Study and improve how work is done, and write it down in Japanese, English and Vietnamese',
        '- Support our plant in Thailand, with one or two trips a year',
      ),
    ],
    category: 3,
    features: [1, 4, 11],
    words: {
      workLocation: ['刈谷工場（愛知県刈谷市）', 'Kariya plant, Kariya, Aichi'],
      workingHours: [
        '8:15〜17:00。立ち上げ時期に2交替（16:30〜1:15）の応援に入る場合があります。',
        '8:15–17:00. While a line starts up you may join the second shift (16:30–1:15) for a time.',
      ],
    },
    common: {
      languages: [n2],
      majors: ['science'],
      overtimeHours: 22,
      salaryType: 'monthly',
      salaryMin: 240_000,
      salaryMax: 258_000,
    },
  },
  {
    id: 'design-internship',
    terms: internship,
    position: [
      '設計インターン（夏・冬 各2週間）',
      'Design internship, two weeks in summer or winter',
    ],
    department: ['第一設計部', 'Design department 1'],
    duties: [
      lines(
        '社員と同じ机で、実際の製品の部品をひとつ設計し、3Dプリンターで形にして発表します。交通費と寮は会社が用意します。',
        '・工場と畑の見学（2日間）',
        '・部品の設計と試作（7日間）',
        '・発表と設計者からの講評（1日）',
      ),
      lines(
        'At a desk among our designers you design one real part, print it and present it. We arrange travel and a room in the dormitory.',
        '- Two days at the plant and in the fields',
        '- Seven days of design and prototyping',
        '- One day of presentations, with comments from the designers',
      ),
    ],
    category: 3,
    subcategory: 'mechanical',
    features: [1, 3, 10],
    words: {
      contractPeriod: ['2週間（実働10日）', 'Two weeks, ten working days'],
      renewal: ['更新はありません。', 'Not renewed.'],
      workingHours: ['9:00〜17:00（実働7時間）', '9:00–17:00, of which seven hours are work'],
      salaryNote: ['往復交通費と寮費は会社負担', 'Travel and lodging are paid by us'],
      dutiesChange: ['変更なし', 'No change'],
      workLocationChange: ['変更なし', 'No change'],
    },
    common: {
      languages: [someJapanese],
      majors: ['science'],
      salaryType: 'hourly',
      salaryMin: 1250,
      salaryMax: 1250,
    },
  },
  {
    id: 'quality-assurance',
    terms: earlyCareer,
    position: ['品質保証（第二新卒・既卒）', 'Quality assurance, early career'],
    department: ['品質保証部', 'Quality assurance'],
    duties: [
      lines(
        '国内外のお客様からの不具合の声を、設計と工場の改善につなげます。実務経験は1年ほどで構いません。報告書は英語と日本語の両方で書きます。',
        '・不具合品の解析、再発防止策のとりまとめ',
        '・仕入先の監査への同行',
        '・海外販売会社への技術連絡',
      ),
      lines(
        'Turn what goes wrong for customers here and abroad into better designs and a better plant. A year or so of work experience is enough. Reports are written in English and Japanese.',
        '- Analyse failed parts and see that the cause is removed',
        '- Join audits of suppliers',
        '- Answer technical questions of our sales companies abroad',
      ),
    ],
    category: 3,
    features: [2, 3, 6],
    common: {
      languages: [n2, dailyEnglish],
      majors: ['science'],
      salaryType: 'monthly',
      salaryMin: 255_000,
      salaryMax: 310_000,
    },
  },
];
