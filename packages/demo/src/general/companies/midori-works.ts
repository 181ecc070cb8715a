import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room, scene } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const midoriWorks: GeneralIdea = {
  profile: [
    paragraphs(
      'みどりワークスは、小さな畑のための農業機械と、温室を見守る制御システムのメーカーです。1958年に愛知県豊田市の鍛冶場から始まり、いまはタイとベトナムの拠点を合わせて1,240名が働いています。',
      '大型機の入れない中山間地の段々畑、ご夫婦ふたりで営むいちごのハウス。私たちの製品が使われているのは、日本の農業のなかでも特に人手の足りない場所です。ですから設計者は図面を引くだけでなく、自分で試作機に乗り、長靴を泥だらけにして帰ってきます。',
      '社風をひとことで言えば「地道」です。会議より現場、かけ声より測定値。よい工夫は年に一度の「かいぜん祭」で全社員の前で発表し、昨年はベトナム出身の入社2年目の社員が最優秀賞に選ばれました。',
      '仕事の中心は日本語ですが、N2くらいで入社した先輩も多く、技術のことばを学ぶ勉強会を週に一度、勤務時間内に開いています。機械や電気の知識に加えて、「使う人の腰が痛くならないか」まで考えられる方をお待ちしています。',
    ),
    paragraphs(
      'Midori Works builds farm machinery for small fields and control systems that keep an eye on greenhouses. We began in 1958 as a smithy in Toyota, Aichi; today, with our sites in Thailand and Vietnam, we are 1,240 people.',
      'Terraced fields too narrow for a big tractor, a strawberry house run by one couple: our machines work where Japanese farming is shortest of hands. That is why our designers do more than draw. They drive the prototype themselves and come home with mud on their boots.',
      'If we had to describe ourselves in one word, it would be “steady”. The shop floor comes before the meeting room, and measurements before slogans. Good ideas are presented to the whole company at our yearly Kaizen Festival, where last year’s first prize went to a colleague from Vietnam in her second year.',
      'We mostly work in Japanese, but many of us joined with about N2, and once a week there is a class in technical vocabulary during working hours. We are looking for people who know machines or electronics, and who also ask whether the user’s back will hurt.',
    ),
  ],
  features: [1, 2, 4, 5, 7, 12, 13, 15, 16, 17, 18],
  logo: logo('leaf'),
  cover: cover('a2', 1),
  links: [
    { title: ['企業サイト', 'Company site'], url: 'https://www.midori-works.example/' },
    { title: ['新卒採用', 'Graduate recruiting'], url: 'https://www.midori-works.example/saiyo' },
    {
      title: ['環境への取り組み', 'Environment report'],
      url: 'https://www.midori-works.example/environment',
    },
  ],
  services: [
    {
      title: ['小型トラクター「だんだん」シリーズ', 'Dandan compact tractors'],
      message: [
        '幅95センチ、斜度25度まで。軽トラックで運べて、段々畑のへりでも横転しにくい小型トラクターです。操作レバーの文字は、日本語のほか英語・タイ語・ベトナム語に貼り替えられます。',
        'Ninety-five centimetres wide and good for slopes of up to 25 degrees. Dandan tractors travel on a kei truck and are hard to tip over, even at the edge of a terrace. The labels on the levers can be swapped for English, Thai or Vietnamese.',
      ],
      place: [
        '国内の中山間地、タイ北部、ベトナム中部の高原',
        'Hill country in Japan, northern Thailand, the highlands of Vietnam',
      ],
      url: 'https://www.midori-works.example/products/dandan',
      pictures: [scene('a4', 1)],
    },
    {
      title: ['温室制御盤「みまもり」', 'Mimamori greenhouse control'],
      message: [
        paragraphs(
          '温度・湿度・日射を見て、窓と潅水を自動で動かす制御盤です。いちご、トマト、花きのハウスで、のべ1万7千棟に納めてきました。',
          '停電しても6時間は内蔵電池で動き、通信が切れても作物を守る動作は止まりません。',
        ),
        paragraphs(
          'A control panel that opens windows and starts irrigation by temperature, humidity and sunlight. So far it looks after 17,000 houses of strawberries, tomatoes and flowers.',
          'In a power cut it runs on its battery for six hours, and losing the network never stops it from protecting the crop.',
        ),
      ],
      place: ['全国の施設園芸農家', 'Greenhouse growers all over Japan'],
      url: 'https://www.midori-works.example/products/mimamori',
      pictures: [product('a6', 6)],
    },
    {
      title: ['歩行型管理機「うね」', 'Une walking tiller'],
      message: [
        '家庭菜園から市民農園まで、いちばん小さな畑のための耕うん機です。重さ29キログラム、電池式で音が静かなため、住宅地でも朝から使えます。',
        'Our tiller for the smallest plots of all, from back gardens to city allotments. It weighs 29 kilograms and runs on a battery, quiet enough for a residential street in the morning.',
      ],
      place: ['全国のホームセンターと農協', 'Home centres and farm cooperatives across Japan'],
      url: 'https://www.midori-works.example/products/une',
      pictures: [product('a3', 8)],
    },
  ],
  headquarters: {
    name: ['本社・技術センター', 'Head office and technical centre'],
    address: [
      ['愛知県豊田市', 'Aichi, Toyota'],
      ['あおば野町1-1', '1-1 Aobano-cho'],
    ],
    picture: room('a24'),
  },
  branches: [
    {
      name: ['刈谷工場', 'Kariya plant'],
      address: [
        ['愛知県刈谷市', 'Aichi, Kariya'],
        ['みどり台3-20', '3-20 Midoridai'],
      ],
      picture: scene('a6', 1),
    },
    {
      name: ['浜松工場', 'Hamamatsu plant'],
      address: [
        ['静岡県浜松市浜名区', 'Shizuoka, Hamamatsu, Hamana-ku'],
        ['畑中町88', '88 Hatanaka-cho'],
      ],
    },
    {
      name: ['東京営業所', 'Tokyo sales office'],
      address: [
        ['東京都港区', 'Tokyo, Minato-ku'],
        ['芝浦9-4-1 うみかぜビル6階', '9-4-1 Shibaura, Umikaze Building 6F'],
      ],
    },
  ],
  abroad: [
    {
      name: ['ミドリワークス・タイランド', 'Midori Works (Thailand) Co., Ltd.'],
      country: 'TH',
      town: ['ラヨーン県', 'Rayong'],
      address: ['サイアム・グリーン工業団地 99/9番地', '99/9 Siam Green Industrial Estate'],
      picture: room('a30'),
    },
    {
      name: ['ミドリワークス・ベトナム', 'Midori Works Vietnam Co., Ltd.'],
      country: 'VN',
      town: ['ドンナイ省', 'Dong Nai'],
      address: ['ソンマイ工業団地 B区画12号', 'Lot B-12, Song Mai Industrial Park'],
    },
  ],
  facts: {
    founded: '1958-04',
    capital: 4_200_000_000,
    listing: 'listed',
    companyType: 'japanese',
    visaSupport: 'partly',
    workLanguages: ['ja'],
    aptitudeTestLanguages: ['ja', 'en'],
    contactEmail: 'recruit@midori-works.example',
    contactPhone: '0565-00-1958',
  },
  years: [
    [62, 5, 3.2, 20.4],
    [58, 7, 3.0, 19.1],
    [64, 9, 2.8, 18.3],
  ],
};
