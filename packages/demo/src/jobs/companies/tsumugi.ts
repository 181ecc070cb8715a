import type { DemoEmployer, Workplace } from '../demo-job.ts';
import { dailyEnglish, n2, n3, someJapanese } from '../languages.ts';
import { lines } from '../lines.ts';
import { earlyCareer, graduate, internship, partTime } from '../terms.ts';

const workplace: Workplace = {
  industry: 5,
  prefectures: ['fukuoka'],
  location: ['福岡本部（福岡市博多区）', 'Head office in Hakata-ku, Fukuoka'],
  locationChange: [
    '九州・山口の全42店舗および福岡本部',
    'The head office and any of our 42 shops in Kyushu and Yamaguchi',
  ],
  dutiesChange: [
    '会社の定める業務（店舗・本部）',
    'Work assigned by the company, in shops or at head office',
  ],
  hours: [
    '9:30〜18:30を基本とするシフト制（実働8時間）',
    'Shifts, usually 9:30–18:30, with eight hours of work',
  ],
  holidays: [
    '週休2日（シフト制）、年間休日115日。年2回、7連休を取れます。',
    'Two days a week by rota, 115 a year; twice a year you can take seven in a row',
  ],
  overtime: 12,
  smoking: 'no-smoking',
  benefits: [
    '賞与年2回、通勤手当、社員割引（30%）、転居を伴う異動の場合は社宅あり',
    'Bonus twice a year, commuting, 30% staff discount, company flat if you have to move',
  ],
  manager: ['人財開発部 安部拓也', 'Takuya Abe, People development'],
  support: {
    title: ['九州で暮らす', 'Living in Kyushu'],
    text: [
      '家賃は東京のおよそ半分、博多から釜山へは船で4時間弱です。海外出身の社員は41名。入社前に店舗を1日体験していただき、合わないと思えば遠慮なくそう言ってください。',
      'Rents are about half of Tokyo’s, and the ferry from Hakata reaches Busan in under four hours. Forty-one of us come from abroad. Before you start you can spend a day in a shop; if it is not for you, just say so.',
    ],
  },
};

export const tsumugi: DemoEmployer = {
  domain: 'tsumugi',
  workplace,
  roles: [
    {
      id: 'store-management',
      terms: graduate,
      position: ['店舗運営・店長候補（新卒）', 'Shop management trainee, new graduate'],
      department: ['店舗運営部', 'Shop operations'],
      duties: [
        lines(
          '暮らしの道具と食品の店「つむぎ」で、接客と売り場づくりから始め、3年目に店長をめざします。店長の平均年収は520万円です。',
          '・接客、発注、売り場の設計',
          '・アルバイトの採用と育成',
          '・地元の作り手との商品づくり',
        ),
        lines(
          'Tsumugi sells things for the home and food. You begin with customers and displays and aim to run a shop in your third year. Shop managers earn ¥5.2 million on average.',
          '- Serve customers, order, design the floor',
          '- Hire and train part-time staff',
          '- Develop products with local makers',
        ),
      ],
      category: 1,
      features: [1, 8, 12],
      words: {
        workLocation: [
          '福岡県内の店舗（配属時に決定）',
          'A shop in Fukuoka prefecture, agreed before you start',
        ],
      },
      common: {
        languages: [n2],
        salaryType: 'monthly',
        salaryMin: 232_000,
        salaryMax: 232_000,
      },
    },
    {
      id: 'e-commerce',
      terms: graduate,
      position: ['EC・越境EC運営（新卒）', 'E-commerce and cross-border sales, new graduate'],
      department: ['デジタル事業部', 'Digital'],
      duties: [
        lines(
          '自社オンラインストアと、台湾・韓国・シンガポール向けの越境ECを担当します。商品ページの文章ひとつで売れ方が変わる手応えがあります。',
          '・商品ページ、特集の企画と制作',
          '・アクセスと売上の分析',
          '・海外のお客様からの問い合わせ対応',
        ),
        lines(
          'Look after our online shop and our sales to Taiwan, Korea and Singapore. One better sentence on a product page, and you see it in the numbers.',
          '- Plan and make product pages and features',
          '- Analyse visits and sales',
          '- Answer customers from abroad',
        ),
      ],
      category: 1,
      features: [3, 5, 8, 11],
      common: {
        languages: [n2, dailyEnglish],
        salaryType: 'monthly',
        salaryMin: 235_000,
        salaryMax: 235_000,
        applyPage: 'external',
        applyUrl: 'https://recruit.tsumugi.example/graduates/digital',
      },
    },
    {
      id: 'buyer',
      terms: earlyCareer,
      position: ['バイヤー（食品・第二新卒）', 'Food buyer, early career'],
      department: ['商品部', 'Merchandising'],
      duties: [
        lines(
          '月の半分は産地にいます。九州の醤油蔵から台南の製麺所まで、店に置きたいものを自分の足で探してください。',
          '・仕入先の開拓、条件の交渉',
          '・表示と原材料の確認',
          '・売り場への提案、試食会の開催',
        ),
        lines(
          'You spend half of each month with producers. From a soy sauce brewery in Kyushu to a noodle maker in Tainan: go and find what our shops should have.',
          '- Find suppliers and agree terms',
          '- Check labels and ingredients',
          '- Convince the shops, and hold tastings',
        ),
      ],
      category: 1,
      features: [3, 6, 8],
      common: {
        languages: [n2],
        overtimeHours: 18,
        salaryType: 'monthly',
        salaryMin: 250_000,
        salaryMax: 300_000,
      },
    },
    {
      id: 'shop-staff',
      terms: partTime,
      position: ['店舗スタッフ（アルバイト・天神店）', 'Shop staff, part-time, Tenjin'],
      department: ['天神店', 'Tenjin shop'],
      duties: [
        lines(
          '海外からのお客様が多い天神店です。レジはタブレット式で、英語・韓国語・中国語に切り替えられます。',
          '・接客、レジ、免税手続き',
          '・商品の補充とギフト包装',
        ),
        lines(
          'Many customers of our Tenjin shop come from abroad. The tills are tablets and speak English, Korean and Chinese.',
          '- Serve customers, work the till, handle tax-free sales',
          '- Restock and wrap gifts',
        ),
      ],
      category: 4,
      features: [1, 9, 10, 11],
      words: {
        workLocation: ['つむぎ 天神店（福岡市中央区）', 'Tsumugi Tenjin, Chuo-ku, Fukuoka'],
        workingHours: [
          '10:00〜21:00の間で1日4〜6時間、週2〜4日（授業期間中は週28時間以内）',
          'Four to six hours between 10:00 and 21:00, two to four days a week; up to 28 hours a week during term',
        ],
        salaryNote: [
          '土日祝は時給100円増し。交通費支給、社員割引あり',
          '¥100 an hour more on weekends and holidays. Travel is paid; staff discount',
        ],
      },
      common: {
        languages: [n3],
        breakMinutes: 30,
        salaryType: 'hourly',
        salaryMin: 1150,
        salaryMax: 1250,
      },
    },
    {
      id: 'visual-design-intern',
      terms: internship,
      position: ['売り場・パッケージデザイン インターン', 'Visual and packaging design intern'],
      department: ['クリエイティブ室', 'Creative studio'],
      duties: [
        lines(
          'プライベートブランドの包装と、季節の売り場の見せ方をデザインします。あなたの案が42店舗に並ぶこともあります。',
          '・ラベル、箱、POPのデザイン',
          '・撮影の補助',
          '・店頭での反応の観察',
        ),
        lines(
          'Design packaging for our own brand and the look of the shops for each season. Your idea may end up in all 42 of them.',
          '- Labels, boxes and signs',
          '- Help at photo shoots',
          '- Watch how customers react',
        ),
      ],
      category: 2,
      features: [1, 2, 9],
      words: {
        salaryNote: ['交通費支給', 'Travel is paid'],
        dutiesChange: ['変更なし', 'No change'],
        workLocationChange: ['福岡市内の店舗', 'Shops in the city of Fukuoka'],
      },
      common: {
        languages: [someJapanese, dailyEnglish],
        salaryType: 'hourly',
        salaryMin: 1200,
        salaryMax: 1300,
      },
    },
  ],
};
