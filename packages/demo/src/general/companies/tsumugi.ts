import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room, scene } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const tsumugi: GeneralIdea = {
  profile: [
    paragraphs(
      'つむぎ商店は、暮らしの道具と食品の店「つむぎ」を九州と山口に42店舗展開しています。1979年に博多の商店街の乾物屋から始まり、いまも本部はその商店街から歩いて10分のところにあります。',
      '棚に並ぶ約9,000品のうち、6割は九州の作り手のものです。醤油蔵、竹細工、小さな製茶工場。大きな広告は出しませんが、作った人の顔と使い方を、手書きの札で一つずつ伝えています。',
      '店長には、品ぞろえの3割を自分で決める権限があります。同じ「つむぎ」でも、天神店と鹿児島の店ではまるで違う棚になります。全国一律の店をつくりたい方には、少しもどかしい会社かもしれません。',
      '社員610名のうち、海外出身者は41名です。店長になった人も5名います。日本語の力は入社時にN2あれば十分で、売り場のことばは売り場で覚えられます。福岡の家賃と食べ物の話は、ぜひ先輩に聞いてください。',
    ),
    paragraphs(
      'Tsumugi sells things for the home and good food in 42 shops across Kyushu and Yamaguchi. It all began in 1979 with a dried-goods stall in a Hakata shopping arcade; our head office is still ten minutes’ walk from it.',
      'Of the 9,000 items on our shelves, six in ten come from makers in Kyushu: a soy sauce brewery, a bamboo weaver, a small tea factory. We hardly advertise. Instead, a handwritten card tells you who made each thing and how to use it.',
      'Shop managers choose three tenths of their range themselves, so the shelves in Tenjin look nothing like those in Kagoshima. If you would like every shop to be the same, we may try your patience.',
      'Of our 610 people, 41 come from abroad, and five of them run a shop. N2 is plenty to start with; you learn the language of the shop floor on the shop floor. Do ask us about rents and food in Fukuoka.',
    ),
  ],
  features: [1, 4, 7, 13, 14, 15, 16, 18, 20],
  logo: logo('thread'),
  cover: cover('a2', 5),
  links: [
    { title: ['つむぎ商店', 'Tsumugi Stores'], url: 'https://www.tsumugi.example/' },
    { title: ['オンラインストア', 'Online shop'], url: 'https://www.tsumugi.example/store' },
    { title: ['店舗一覧', 'Find a shop'], url: 'https://www.tsumugi.example/shops' },
    { title: ['採用情報', 'Careers'], url: 'https://www.tsumugi.example/recruit' },
  ],
  services: [
    {
      title: ['暮らしの店「つむぎ」', 'Tsumugi shops'],
      message: [
        '平均80坪、住宅地の駅前や商店街にある店です。週末には作り手を招いた小さな催しがあり、昨年は全店で312回開きました。',
        'About 260 square metres each, near stations and in shopping streets where people live. At weekends makers come in for small events: there were 312 of them last year.',
      ],
      place: ['九州7県と山口県の42店舗', '42 shops in Kyushu and Yamaguchi'],
      url: 'https://www.tsumugi.example/shops',
      pictures: [product('a5', 5), product('a1', 5)],
    },
    {
      title: ['自社ブランド「つむぎの台所」', 'Tsumugi Kitchen'],
      message: [
        'だし、味噌、麺、米。毎日使うものを、原料の産地を言える範囲でつくっています。新しい商品は必ず社員の家で2か月試してから棚に出します。',
        'Stock, miso, noodles, rice: everyday things, made only from ingredients whose origin we can name. Before a new product reaches the shelves, it spends two months in our own kitchens.',
      ],
      place: ['全店とオンラインストア', 'All shops and online'],
      url: 'https://www.tsumugi.example/kitchen',
      pictures: [product('a3', 5)],
    },
    {
      title: ['海外向けオンラインストア', 'Online shop for customers abroad'],
      message: [
        '台湾・韓国・シンガポールへ、博多から最短4日で届けます。商品ページは直訳をせず、その国の台所でどう使うかを、その国で育った社員が書いています。',
        'From Hakata to Taiwan, Korea and Singapore in as little as four days. Product pages are never simply translated: a colleague who grew up there writes how each thing would be used in a kitchen at home.',
      ],
      place: ['台湾、韓国、シンガポール', 'Taiwan, Korea, Singapore'],
      url: 'https://www.tsumugi.example/global',
      pictures: [product('a8', 3)],
    },
  ],
  headquarters: {
    name: ['福岡本部', 'Head office, Fukuoka'],
    address: [
      ['福岡県福岡市博多区', 'Fukuoka, Hakata-ku'],
      ['絹織町3-6', '3-6 Kinuori-machi'],
    ],
    picture: room('a16'),
  },
  branches: [
    {
      name: ['つむぎ 天神店', 'Tsumugi Tenjin'],
      address: [
        ['福岡県福岡市中央区', 'Fukuoka, Chuo-ku'],
        ['天神9-2-1 1階', '9-2-1 Tenjin 1F'],
      ],
      picture: scene('a3', 5),
    },
    {
      name: ['鳥栖物流センター', 'Tosu distribution centre'],
      address: [
        ['佐賀県鳥栖市', 'Saga, Tosu'],
        ['糸車町140', '140 Itoguruma-machi'],
      ],
    },
  ],
  abroad: [],
  facts: {
    founded: '1979-10',
    capital: 780_000_000,
    listing: 'listed',
    companyType: 'japanese',
    visaSupport: 'yes',
    workLanguages: ['ja'],
    aptitudeTestLanguages: ['ja', 'en'],
    contactEmail: 'jinzai@tsumugi.example',
    contactPhone: '092-000-0042',
  },
  years: [
    [38, 8, 9.6, 15.0],
    [41, 10, 8.8, 13.4],
    [44, 12, 8.1, 12.2],
  ],
};
