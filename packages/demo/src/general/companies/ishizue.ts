import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room, scene } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const ishizue: GeneralIdea = {
  profile: [
    paragraphs(
      'いしずえ証券は、1949年に日本橋兜町で創業した総合証券会社です。国内31支店と香港・ロンドンの現地法人で、個人のお客様の資産づくりから、企業の資金調達、機関投資家との取引までを手がけています。',
      '当社には、60年前に当時の社長が社内に掲げた約束があります。「お客様に、手数料のための売り買いをお勧めしない」。営業員の評価は売買の件数ではなく、お預かりした資産が10年後にどうなっているかで決まります。',
      'ここ数年で大きく変わったのは、システムと言語です。取引システムの開発を社内に取り戻し、IT部門は3年で80名になりました。調査レポートの半分は英語でも同じ日に出しています。社員2,300名のうち、外国籍の社員は118名です。',
      '金融の知識は入社後に学べます。外務員試験の勉強は内定後から一緒に始め、昨年度は全員が合格しました。私たちが面接で見ているのは、分からないことを「分からない」と言えるかどうかです。お客様の大切なお金をお預かりする仕事では、それが何より大切だからです。',
    ),
    paragraphs(
      'Ishizue Securities was founded in Nihombashi-Kabutocho in 1949. With 31 branches in Japan and subsidiaries in Hong Kong and London, we help families build their savings, companies raise capital and institutions trade.',
      'Sixty years ago our president of the day put a promise up on the wall: we do not advise clients to buy or sell for the sake of a commission. Our advisers are judged not by the number of trades but by how their clients’ savings have fared after ten years.',
      'What has changed most in recent years is our systems and our languages. We have brought the development of our trading system back in-house, and the IT division has grown to eighty people in three years. Half of our research now comes out in English on the same day. Of our 2,300 people, 118 hold a foreign passport.',
      'Finance you can learn after you join. We start studying for the licensing exam together as soon as you have an offer, and last year everybody passed. What we look for in an interview is whether you can say “I don’t know”. When people trust you with their money, nothing matters more.',
    ),
  ],
  features: [1, 2, 3, 4, 6, 7, 13, 14, 15, 16, 17],
  logo: logo('stone'),
  cover: cover('a3', 7),
  links: [
    { title: ['企業情報', 'Corporate site'], url: 'https://www.ishizue.example/' },
    {
      title: ['株主・投資家の皆様へ', 'Investor relations'],
      url: 'https://www.ishizue.example/ir',
    },
    { title: ['新卒採用', 'Graduate recruiting'], url: 'https://www.ishizue.example/saiyo' },
  ],
  services: [
    {
      title: ['個人のお客様の資産づくり', 'Wealth for families'],
      message: [
        '全国31支店の担当者が、投資信託・債券・株式から相続や事業承継まで、ご家族ごとに長くお付き合いします。担当者の転勤は原則6年に一度とし、引き継ぎには3か月をかけます。',
        'Advisers in 31 branches stay with a family for years, from funds, bonds and shares to inheritance and passing on a business. They move to another branch only about every six years, and take three months to hand over.',
      ],
      place: ['国内31支店', '31 branches in Japan'],
      url: 'https://www.ishizue.example/private',
      pictures: [product('a7', 7)],
    },
    {
      title: ['企業の資金調達・調査', 'Corporate finance and research'],
      message: [
        '株式や債券の発行を引き受け、上場をめざす会社を支えます。調査部はアジアの消費財と部品産業に強く、担当企業の工場や店舗を必ず自分の目で見てから書いています。',
        'We underwrite shares and bonds and support companies on their way to a listing. Our research is known for Asian consumer goods and components; our analysts never write about a plant or a shop they have not seen for themselves.',
      ],
      place: ['東京、香港、ロンドン', 'Tokyo, Hong Kong, London'],
      url: 'https://www.ishizue.example/corporate',
      pictures: [product('a5', 7)],
    },
    {
      title: ['投資アプリ「いしずえノート」', 'Ishizue Note'],
      message: [
        '買う前に「なぜ買うのか」を一行書くと、3年後にその一行が届くアプリです。難しいことばには必ず図と短い説明がつき、日本語・英語・中国語に対応しています。',
        'An investment app that asks you to write one line about why you are buying, and sends you that line three years later. Every difficult word comes with a picture and a short explanation, in Japanese, English and Chinese.',
      ],
      place: ['利用者およそ41万人', 'About 410,000 users'],
      url: 'https://www.ishizue.example/note',
      pictures: [product('a1', 7)],
    },
  ],
  headquarters: {
    name: ['本店', 'Head office'],
    address: [
      ['東京都中央区', 'Tokyo, Chuo-ku'],
      ['日本橋兜町48-1 いしずえ本店ビル', '48-1 Nihombashi-Kabutocho, Ishizue Building'],
    ],
    picture: room('a14'),
  },
  branches: [
    {
      name: ['大阪支店', 'Osaka branch'],
      address: [
        ['大阪府大阪市中央区', 'Osaka, Chuo-ku'],
        ['今橋8-5-3', '8-5-3 Imabashi'],
      ],
    },
    {
      name: ['名古屋支店', 'Nagoya branch'],
      address: [
        ['愛知県名古屋市中区', 'Aichi, Nagoya, Naka-ku'],
        ['栄9-11-2', '9-11-2 Sakae'],
      ],
    },
  ],
  abroad: [
    {
      name: ['いしずえ証券（香港）', 'Ishizue Securities (Hong Kong) Ltd.'],
      country: 'HK',
      town: ['中環', 'Central'],
      address: ['磐石大廈 22階', '22/F, Bedrock House'],
      picture: scene('a2', 7),
    },
    {
      name: ['いしずえ・ヨーロッパ', 'Ishizue Europe Ltd.'],
      country: 'GB',
      town: ['ロンドン', 'London'],
      address: ['コーナーストーン・コート 4番地', '4 Cornerstone Court'],
    },
  ],
  facts: {
    founded: '1949-04',
    capital: 38_500_000_000,
    listing: 'listed',
    companyType: 'japanese',
    visaSupport: 'yes',
    workLanguages: ['ja', 'en'],
    aptitudeTestLanguages: ['ja', 'en', 'zh'],
    contactEmail: 'shinsotsu@ishizue.example',
    contactPhone: '03-0000-1949',
  },
  years: [
    [132, 14, 4.9, 24.8],
    [140, 18, 4.6, 22.7],
    [146, 22, 4.2, 21.1],
  ],
};
