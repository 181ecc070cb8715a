import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room, scene } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const yamabiko: GeneralIdea = {
  profile: [
    paragraphs(
      'やまびこロボティクスは、急な斜面や狭い通路で働くロボットをつくる会社です。2017年に大学の研究室から独立し、川崎市のラボと長野の果樹園で開発を続けています。',
      '平らな床の上で動くロボットは、もうたくさんあります。私たちが相手にしているのは、泥、落ち葉、西日、そして予想のつかない人間です。四脚の運搬ロボット「かもしか」と、りんごを傷つけずに摘むアームは、どちらも農家の方に何度も叱られながら形になりました。',
      '社員72名の半数が、13の国と地域から来ています。設計会議と文書は英語、農家や工場の方とは日本語です。どちらかができれば十分で、通訳を買って出る人がいつも近くにいます。博士号を持つ社員が18名いますが、ラボでいちばん尊敬されているのは、はんだ付けの上手な人です。',
      '金曜の午後は全員が実機を触る時間と決めています。うまく動かなかった話を面白そうにできる方、うまく動いた理由を疑える方と一緒に働きたいと思っています。',
    ),
    paragraphs(
      'Yamabiko Robotics builds robots for steep slopes and narrow paths. We left our university laboratory in 2017 and have been developing in a lab in Kawasaki and an orchard in Nagano ever since.',
      'There are plenty of robots for flat floors. We deal with mud, fallen leaves, the evening sun and people who never do what you expect. Kamoshika, our four-legged carrier, and the arm that picks apples without bruising them both took shape under the scolding of the farmers who tried them.',
      'Half of our 72 people come from thirteen countries and regions. Design meetings and documents are in English; with farmers and factories we speak Japanese. Either is enough, and somebody nearby is always ready to interpret. Eighteen of us hold a doctorate, but the most respected person in the lab is the one who solders best.',
      'On Friday afternoons everybody works on the real machine. We would like to meet people who can tell the story of a failure with a twinkle in their eye, and who are suspicious when something works the first time.',
    ),
  ],
  features: [1, 3, 4, 6, 7, 9, 14, 17, 18, 19, 20],
  logo: logo('echo'),
  cover: cover('a1', 1),
  links: [
    { title: ['会社紹介', 'Company'], url: 'https://www.yamabiko.example/' },
    { title: ['技術資料と論文', 'Papers and notes'], url: 'https://www.yamabiko.example/research' },
    { title: ['採用情報', 'Open positions'], url: 'https://www.yamabiko.example/jobs' },
  ],
  services: [
    {
      title: ['四脚運搬ロボット「かもしか」', 'Kamoshika, the four-legged carrier'],
      message: [
        '斜度35度の果樹園で、収穫したりんご40キログラムを運びます。人の2メートル手前で必ず止まり、道をゆずります。現在28の農園で働いています。',
        'It carries forty kilograms of apples through orchards as steep as 35 degrees. Two metres before a person it always stops and lets them pass. Kamoshika is at work on 28 farms.',
      ],
      place: ['長野、青森、山梨の28農園', '28 farms in Nagano, Aomori and Yamanashi'],
      url: 'https://www.yamabiko.example/kamoshika',
      pictures: [product('a5', 1)],
    },
    {
      title: ['収穫アーム「つむ」', 'Tsumu, the picking arm'],
      message: [
        '熟した実だけを見分け、枝を折らずに摘み取るロボットアームです。いまの成功率は91パーセント。残りの9パーセントがいちばん面白いところです。',
        'A robot arm that recognises ripe fruit and picks it without breaking the branch. It succeeds 91 per cent of the time. The other nine per cent is where the fun is.',
      ],
      place: ['長野実証フィールド（開発中）', 'Test field in Nagano, in development'],
      url: 'https://www.yamabiko.example/tsumu',
      pictures: [product('a1', 1)],
    },
    {
      title: ['倉庫向け搬送システム', 'Carriers for old warehouses'],
      message: [
        '段差や坂のある古い倉庫を、建て替えずに自動化します。設置は3日、床の工事は要りません。',
        'Automation for old warehouses with steps and ramps, without rebuilding them. Installation takes three days and the floor stays as it is.',
      ],
      place: ['首都圏の物流倉庫11か所', 'Eleven warehouses in greater Tokyo'],
      url: 'https://www.yamabiko.example/warehouse',
      pictures: [product('a4', 3)],
    },
  ],
  headquarters: {
    name: ['新川崎ラボ（本社）', 'Shin-Kawasaki lab (head office)'],
    address: [
      ['神奈川県川崎市幸区', 'Kanagawa, Kawasaki, Saiwai-ku'],
      ['新川崎77-3 ものづくり創造館2階', '77-3 Shin-Kawasaki, Monozukuri Hall 2F'],
    ],
    picture: room('a21'),
  },
  branches: [
    {
      name: ['長野実証フィールド', 'Test field in Nagano'],
      address: [
        ['長野県上田市', 'Nagano, Ueda'],
        ['こだま沢230', '230 Kodamazawa'],
      ],
      picture: scene('a5', 1),
    },
  ],
  abroad: [],
  facts: {
    founded: '2017-11',
    capital: 1_240_000_000,
    listing: 'unlisted',
    companyType: 'japanese',
    visaSupport: 'yes',
    workLanguages: ['en', 'ja'],
    aptitudeTestLanguages: [],
    contactEmail: 'hello@yamabiko.example',
    contactPhone: '044-000-2017',
  },
  years: [
    [9, 5, 6.3, 24.0],
    [12, 7, 5.0, 21.5],
    [14, 8, 4.3, 19.8],
  ],
};
