import type { DemoEmployer, Workplace } from '../demo-job.ts';
import { businessEnglish, dailyEnglish, n1, n2, n3 } from '../languages.ts';
import { lines } from '../lines.ts';
import { contractStaff, earlyCareer, graduate, internship } from '../terms.ts';

const workplace: Workplace = {
  industry: 3,
  prefectures: ['osaka'],
  location: ['大阪本社（大阪市中央区北浜）', 'Head office in Kitahama, Chuo-ku, Osaka'],
  locationChange: [
    '大阪本社、東京支店、福岡支店、ホーチミン駐在員事務所',
    'Osaka, Tokyo and Fukuoka offices, and our representative office in Ho Chi Minh City',
  ],
  dutiesChange: ['会社の定める業務', 'Work assigned by the company'],
  hours: ['9:00〜17:45（実働7時間45分）', '9:00–17:45, of which 7 hours 45 minutes are work'],
  holidays: [
    '完全週休2日制（土日）、祝日、年末年始。年間休日123日。一時帰国のための特別休暇（年5日）',
    'Weekends, public holidays, New Year: 123 days a year, and five extra days for visiting home',
  ],
  overtime: 20,
  smoking: 'indoors',
  benefits: [
    '賞与年2回、通勤手当全額、住宅手当（月15,000円）、語学手当',
    'Bonus twice a year, all commuting, housing allowance of ¥15,000 a month, language allowance',
  ],
  manager: ['総務人事部 岡本由紀', 'Yuki Okamoto, HR'],
  support: {
    title: ['ことばを仕事にする会社です', 'Languages are our trade'],
    text: [
      '社内では11の言語が話されています。母語を使う仕事だけでなく、日本語での商談も1年目から任せますが、議事録は先輩が必ず見直します。在留資格の更新は総務が期限の3か月前に声をかけます。',
      'Eleven languages are spoken in our offices. You will use yours, and you will negotiate in Japanese from the first year, with a senior colleague checking the minutes. Three months before your residence status runs out, we remind you and start the renewal.',
    ],
  },
};

export const sazanami: DemoEmployer = {
  domain: 'sazanami',
  workplace,
  roles: [
    {
      id: 'treasury',
      status: 2,
      terms: graduate,
      position: ['財務・為替（新卒）', 'Treasury and foreign exchange, new graduate'],
      department: ['財務部', 'Treasury'],
      duties: [
        lines(
          '輸入代金の支払いと為替予約を担当し、円安でも円高でも現場が安心して買い付けられるように支えます。',
          '・資金繰り表の作成、銀行とのやりとり',
          '・為替予約の実務と記録',
        ),
        lines(
          'Pay for what we import and hedge the currencies, so that our buyers can buy whatever the yen does.',
          '- Plan cash and work with the banks',
          '- Make and record forward contracts',
        ),
      ],
      category: 1,
      features: [3, 8],
      common: {
        languages: [n1],
        majors: ['humanities'],
        salaryType: 'monthly',
        salaryMin: 245_000,
        salaryMax: 245_000,
      },
    },
    {
      id: 'trade-sales',
      terms: graduate,
      position: ['食品原料の輸出入営業（新卒）', 'Food ingredients trade, new graduate'],
      department: ['食品原料部', 'Food ingredients'],
      duties: [
        lines(
          'えび、香辛料、果実ピューレなどを産地から日本の食品メーカーへつなぐ仕事です。工場の生産計画と産地の天候の、両方を毎朝見ます。',
          '・産地の生産者との価格、数量の交渉',
          '・国内メーカーへの提案、試作の立ち会い',
          '・船積みから納品までの管理',
        ),
        lines(
          'Shrimp, spices, fruit purée: you connect the places where they grow with Japanese food makers. Every morning you look at two things, the factories’ plans and the weather over there.',
          '- Agree prices and volumes with producers',
          '- Present to makers in Japan and attend trial runs',
          '- Follow each shipment until it is delivered',
        ),
      ],
      category: 1,
      features: [3, 4, 8, 11],
      common: {
        languages: [n1, businessEnglish],
        salaryType: 'monthly',
        salaryMin: 248_000,
        salaryMax: 262_000,
      },
    },
    {
      id: 'trade-operations',
      terms: earlyCareer,
      position: ['貿易実務・物流（第二新卒）', 'Trade operations and logistics, early career'],
      department: ['業務部', 'Trade operations'],
      duties: [
        lines(
          '書類ひとつの遅れで、港に冷凍コンテナが止まってしまいます。通関業者、船会社、倉庫の間に立ち、荷物を止めない仕事です。',
          '・信用状、船積書類の作成と確認',
          '・食品衛生法に基づく輸入届出',
          '・物流費の見直し',
        ),
        lines(
          'One late document, and a refrigerated container stands in the port. You work between brokers, carriers and warehouses and keep things moving.',
          '- Prepare and check letters of credit and shipping documents',
          '- File import notifications under the Food Sanitation Act',
          '- Bring down the cost of freight',
        ),
      ],
      category: 1,
      features: [1, 3, 6, 8],
      common: {
        languages: [n2, dailyEnglish],
        overtimeHours: 12,
        salaryType: 'monthly',
        salaryMin: 250_000,
        salaryMax: 290_000,
      },
    },
    {
      id: 'vietnam-coordinator',
      terms: contractStaff,
      position: [
        '通訳・買付コーディネーター（ベトナム語）',
        'Interpreter and buying coordinator, Vietnamese',
      ],
      department: ['水産部', 'Seafood'],
      duties: [
        lines(
          'メコンデルタの養殖場と日本のバイヤーの間に立ち、ことばと習慣の両方を訳します。年に3回ほど、2週間の買付に同行します。',
          '・商談と工場検品の通訳',
          '・契約書、検査報告書の翻訳',
          '・新しい仕入先の調査',
        ),
        lines(
          'Stand between the farms of the Mekong Delta and our buyers, and translate customs as well as words. About three times a year you go along on a buying trip of two weeks.',
          '- Interpret negotiations and inspections',
          '- Translate contracts and test reports',
          '- Look for new suppliers',
        ),
      ],
      category: 1,
      features: [6, 8, 11],
      common: {
        languages: [n1, { language: 'vi', level: 'native', jlpt: null }],
        salaryType: 'monthly',
        salaryMin: 265_000,
        salaryMax: 300_000,
      },
    },
    {
      id: 'market-research-intern',
      terms: internship,
      position: ['市場調査インターン', 'Market research intern'],
      department: ['経営企画室', 'Corporate planning'],
      duties: [
        lines(
          'あなたの国の食品市場を調べ、扱えそうな食材をひとつ提案してもらいます。採用された提案は実際にサンプルを取り寄せます。',
          '・統計、現地記事の調査とまとめ',
          '・輸入規制の下調べ',
          '・月末の発表会',
        ),
        lines(
          'Study the food market of the country you know best and propose one ingredient we could trade. If the proposal convinces us, we order samples.',
          '- Gather statistics and local reporting',
          '- Find out about import rules',
          '- Present at the end of each month',
        ),
      ],
      category: 1,
      features: [1, 5, 8, 9, 11],
      words: {
        salaryNote: ['交通費支給（1日800円まで）', 'Travel is paid, up to ¥800 a day'],
        dutiesChange: ['変更なし', 'No change'],
      },
      common: {
        languages: [n3],
        salaryType: 'hourly',
        salaryMin: 1300,
        salaryMax: 1400,
      },
    },
  ],
};
