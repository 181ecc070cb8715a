import type { DemoEmployer, Workplace } from '../demo-job.ts';
import { businessEnglish, n1, n3 } from '../languages.ts';
import { lines } from '../lines.ts';
import { earlyCareer, graduate, partTime, subcontract } from '../terms.ts';

const workplace: Workplace = {
  industry: 4,
  prefectures: ['tokyo'],
  location: ['本社（東京都千代田区神田神保町）', 'Our office in Kanda-Jimbocho, Chiyoda-ku, Tokyo'],
  locationChange: ['変更なし（出張の場合を除く）', 'No change, apart from business trips'],
  dutiesChange: ['編集、制作、営業、版権の各業務', 'Editing, production, sales and rights'],
  hours: ['10:00〜18:30（実働7時間30分）', '10:00–18:30, of which 7 hours 30 minutes are work'],
  holidays: [
    '土日祝、年末年始、夏季5日。校了前に休日出勤した場合は必ず代休を取ります。年間休日125日',
    'Weekends, public holidays, New Year and five days in summer: 125 days a year. Work on a weekend before press is always made up for',
  ],
  overtime: 16,
  smoking: 'no-smoking',
  benefits: [
    '賞与年2回、通勤手当（月2万円まで）、書籍・展覧会補助（年5万円）',
    'Bonus twice a year, commuting up to ¥20,000 a month, ¥50,000 a year for books and exhibitions',
  ],
  manager: ['編集長 森田千尋', 'Chihiro Morita, editor-in-chief'],
  support: {
    title: ['小さな出版社です', 'A small publisher'],
    text: [
      '年に40点ほどの絵本と人文書を出しています。社員46名、全員の顔が見える大きさです。企画会議には職種を問わず誰でも本を持ち寄れます。在留資格の手続きは初めてのことも多いので、一緒に調べながら進めます。',
      'We publish some forty picture books and works of the humanities a year. We are 46 people and all know one another; anybody may bring a book to the editorial meeting, whatever their job. Residence papers are still rather new to us: we find our way through them together with you.',
    ],
  },
};

export const komorebi: DemoEmployer = {
  domain: 'komorebi',
  workplace,
  roles: [
    {
      id: 'editor',
      terms: graduate,
      position: ['書籍編集（新卒）', 'Book editor, new graduate'],
      department: ['編集部', 'Editorial'],
      duties: [
        lines(
          '企画を立て、著者と話し、原稿を読み、一冊の本にするまでを受け持ちます。1年目は先輩の担当書を2冊、2年目から自分の企画を始めます。',
          '・企画書づくり、著者・画家との打ち合わせ',
          '・原稿整理、校正、装丁の相談',
          '・書店でのイベント運営',
        ),
        lines(
          'Have the idea, talk with the author, read the manuscript and make a book of it. In your first year you help with two books of a senior editor; in your second you begin your own.',
          '- Write proposals and meet authors and illustrators',
          '- Edit, proofread and discuss the design',
          '- Run events in bookshops',
        ),
      ],
      category: 2,
      features: [6, 8, 12],
      common: {
        languages: [n1],
        salaryType: 'monthly',
        salaryMin: 250_000,
        salaryMax: 250_000,
        aptitudeExam: 2,
      },
      messages: [
        {
          title: ['応募のときに', 'When you apply'],
          text: [
            '好きな本を1冊選び、「この本を知らない友人への手紙」を800字（英語の場合は400語）で添えてください。日本語の上手さではなく、何を面白いと思う方なのかを読みます。',
            'Choose a book you love and add a letter to a friend who does not know it: 800 characters in Japanese or 400 words in English. We do not grade the language; we want to see what catches your interest.',
          ],
        },
      ],
    },
    {
      id: 'foreign-rights',
      terms: earlyCareer,
      position: ['海外版権担当（第二新卒・既卒）', 'Foreign rights, early career'],
      department: ['版権室', 'Rights'],
      duties: [
        lines(
          '日本の絵本を海外へ、海外の本を日本へ。ボローニャとソウルのブックフェアに年2回出かけます。',
          '・海外出版社との交渉、契約書の作成（英語）',
          '・紹介資料と部分訳の準備',
          '・印税報告の管理',
        ),
        lines(
          'Japanese picture books to the world, books of the world to Japan. Twice a year you go to the fairs in Bologna and Seoul.',
          '- Negotiate with publishers abroad and draft contracts in English',
          '- Prepare presentations and sample translations',
          '- Keep track of royalties',
        ),
      ],
      category: 1,
      subcategory: 'trade',
      features: [2, 3, 8, 11],
      common: {
        languages: [n1, businessEnglish],
        salaryType: 'annual',
        salaryMin: 3_900_000,
        salaryMax: 4_800_000,
      },
    },
    {
      id: 'picture-book-translator',
      terms: subcontract,
      position: ['絵本の翻訳者（業務委託）', 'Picture book translator, freelance'],
      department: ['編集部', 'Editorial'],
      duties: [
        lines(
          '日本語の絵本を、声に出して読みたくなる英語・中国語・韓国語のいずれかに訳していただきます。担当編集者が一文ずつ一緒に読みます。',
          '・1作品あたり32〜40ページ、本文1,500字前後',
          '・初稿、編集者との読み合わせ2回、最終稿',
          '※留学の在留資格の方は、契約前に資格外活動許可の内容を必ず確認します。',
        ),
        lines(
          'Translate Japanese picture books into English, Chinese or Korean that asks to be read aloud. Your editor goes through it with you sentence by sentence.',
          '- 32 to 40 pages, about 1,500 Japanese characters a title',
          '- A draft, two readings with the editor, a final version',
          'If you hold a student status, we check together what your work permission covers before we sign.',
        ),
      ],
      category: 2,
      subcategory: 'writing',
      features: [5, 11],
      words: {
        workLocation: ['自宅など任意の場所', 'Wherever you like to work'],
        dutiesChange: ['変更なし', 'No change'],
        workLocationChange: ['変更なし', 'No change'],
        salaryNote: [
          '1作品あたりの翻訳料（税込）。増刷時は部数に応じて追加でお支払いします。',
          'Fee per title, tax included. Reprints are paid in addition, by number of copies.',
        ],
        hiringManager: ['翻訳絵本担当 小野寺瞳', 'Hitomi Onodera, translated picture books'],
      },
      common: {
        languages: [n1],
        salaryType: 'fixed',
        salaryMin: 120_000,
        salaryMax: 180_000,
      },
    },
    {
      id: 'publicity-assistant',
      status: 3,
      terms: partTime,
      position: ['広報アシスタント（SNS・動画）', 'Publicity assistant, social media and video'],
      department: ['営業部 広報', 'Sales, publicity'],
      duties: [
        lines(
          '新刊を紹介する短い動画や投稿をつくります。英語版の投稿もお願いします。',
          '・撮影、編集、投稿',
          '・書店さんの投稿への返信',
        ),
        lines(
          'Make short videos and posts about our new books, some of them in English.',
          '- Film, edit and publish',
          '- Answer what bookshops post about us',
        ),
      ],
      category: 2,
      subcategory: 'video',
      features: [1, 5, 9, 10],
      words: {
        workingHours: [
          '10:00〜18:30の間で1日4時間、週2日',
          'Four hours between 10:00 and 18:30, two days a week',
        ],
        salaryNote: ['交通費支給（月1万円まで）', 'Commuting up to ¥10,000 a month'],
      },
      common: {
        languages: [n3],
        breakMinutes: 0,
        salaryType: 'hourly',
        salaryMin: 1350,
        salaryMax: 1350,
      },
    },
  ],
};
