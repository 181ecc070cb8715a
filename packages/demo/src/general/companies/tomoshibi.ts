import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const tomoshibi: GeneralIdea = {
  profile: [
    paragraphs(
      'ともしびは、診療所と介護施設の「記録」を楽にするソフトウェアを札幌でつくっている、24人の会社です。2019年に、看護師だった母を持つ代表と、その高校の同級生3人で始めました。',
      '夜勤の看護師さんが一晩に書く記録は、平均で2時間分あります。その2時間を患者さんのそばに戻すことが目標です。手袋をしたまま押せるボタン、停電しても消えない下書き。派手な技術よりも、現場で本当に使えることを選びます。',
      '小さな会社なので、入社した日から本番の環境に触れ、お客様からの電話も順番に取ります。そのかわり無理はしません。金曜の午後はリリースをしない、吹雪の日は休んでよい、残業は月6時間ほど。長く続けるための決まりです。',
      '道内であれば、どこに住んでも構いません。旭川から、帯広から、雪の少ない函館から働く社員がいます。静かに集中するのが好きで、困ったときには早めに声をあげられる方に向いている職場です。',
    ),
    paragraphs(
      'Tomoshibi is 24 people in Sapporo who make software that takes the pain out of record-keeping in clinics and care homes. It was started in 2019 by the son of a nurse and three of his friends from high school.',
      'A nurse on night duty writes records for two hours, on average. We want to give those two hours back to the patients. Buttons you can press with gloves on, drafts that survive a power cut: we choose what really works on the ward over what looks clever.',
      'Because we are few, you touch production on your first day and take your turn answering customers’ calls. In return we do not overdo it. No releases on Friday afternoons, stay at home when there is a blizzard, about six hours of overtime a month: these are rules for lasting a long time.',
      'You may live anywhere in Hokkaido. Some of us work from Asahikawa, some from Obihiro, one from Hakodate, where there is less snow. It suits people who like quiet concentration and who speak up early when they are stuck.',
    ),
  ],
  features: [1, 4, 8, 10, 17, 18, 19, 20],
  logo: logo('flame'),
  cover: cover('a5', 6),
  links: [
    { title: ['ともしび', 'Tomoshibi'], url: 'https://www.tomoshibi.example/' },
    { title: ['開発日誌', 'Development diary'], url: 'https://www.tomoshibi.example/diary' },
  ],
  services: [
    {
      title: ['看護・介護記録「ともしび手帳」', 'Tomoshibi Techo'],
      message: [
        paragraphs(
          'タブレットで入力する記録のサービスです。よく使う言い回しは3回押すだけで書け、引き継ぎの文書は自動でまとまります。',
          '海外出身の介護職員の方のために、英語・ベトナム語・インドネシア語で読み、日本語で残せる表示を試験中です。',
        ),
        paragraphs(
          'Records on a tablet. The phrases people use most take three taps, and the notes for the next shift write themselves.',
          'For care workers from abroad we are trying out screens that are read in English, Vietnamese or Indonesian and keep the record in Japanese.',
        ),
      ],
      place: [
        '北海道と東北の診療所・介護施設 260か所',
        '260 clinics and care homes in Hokkaido and Tohoku',
      ],
      url: 'https://www.tomoshibi.example/techo',
      pictures: [product('a6', 6)],
    },
    {
      title: ['訪問診療の地図「ゆきみち」', 'Yukimichi, routes for home visits'],
      message: [
        '冬の道路状況を見ながら、医師と看護師の訪問の順番を組み直すサービスです。除雪の情報は、12の市町村からいただいています。',
        'It rearranges the day’s home visits for doctors and nurses by the state of the winter roads. Twelve towns send us the routes of their snowploughs.',
      ],
      place: ['道内の訪問診療所 31か所', '31 home-visit practices in Hokkaido'],
      url: 'https://www.tomoshibi.example/yukimichi',
      pictures: [product('a1', 6)],
    },
  ],
  headquarters: {
    name: ['札幌オフィス', 'Sapporo office'],
    address: [
      ['北海道札幌市中央区', 'Hokkaido, Sapporo, Chuo-ku'],
      ['南2条西39丁目 あかりビル3階', 'Minami 2-jo Nishi 39-chome, Akari Building 3F'],
    ],
    picture: room('a17'),
  },
  branches: [],
  abroad: [],
  facts: {
    founded: '2019-04',
    capital: 20_000_000,
    listing: 'unlisted',
    companyType: 'japanese',
    visaSupport: 'yes',
    workLanguages: ['ja', 'en'],
    aptitudeTestLanguages: [],
    contactEmail: 'hi@tomoshibi.example',
    contactPhone: '011-000-0024',
  },
  years: [
    [3, 0, 5.0, 8.5],
    [4, 1, 4.8, 7.0],
    [3, 2, 0, 6.2],
  ],
};
