import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const asahiRyosha: GeneralIdea = {
  profile: [
    paragraphs(
      'あさひ旅舎は、京都と滋賀で3軒の小さな宿を営んでいます。いちばん古い東山の旅舎は1934年の創業で、全部の宿を合わせても客室は41室です。',
      'お客様の7割は海外からお越しになります。けれども、外国の方向けに特別なことはしていません。朝は庭を掃き、季節の花を一輪生け、お名前を呼んでお迎えする。日本のお客様と同じもてなしを、ことばや習慣の壁なしに受け取っていただくことに知恵を絞っています。',
      '働く人は95名、うち14名が海外の出身です。入社後の2か月は研修に充て、所作や敬語のほか、茶道と着付けも勤務時間のなかで学びます。夜勤は専任の者が受け持ちますので、若い社員が夜どおし働くことはありません。',
      '経験は問いません。道に迷っている人を見かけたら、つい声をかけてしまう。そんな方に来ていただけたらうれしく思います。',
    ),
    paragraphs(
      'Asahi Ryosha runs three small inns in Kyoto and Shiga. The oldest, in Higashiyama, opened in 1934, and between all three there are just 41 rooms.',
      'Seven of ten guests come from abroad, yet we do nothing special “for foreigners”. In the morning we sweep the garden, arrange one flower of the season and greet people by name. All our thought goes into letting every guest enjoy the same welcome, with no wall of language or custom in between.',
      'There are 95 of us, fourteen from other countries. Your first two months are for learning: manners and polite speech, and tea and kimono too, all within working hours. Nights are covered by a team of their own, so new staff never work through the night.',
      'You need no experience. If you cannot walk past somebody who looks lost without asking whether you can help, we would be glad to meet you.',
    ),
  ],
  features: [1, 4, 5, 7, 12, 13, 14, 18, 19],
  logo: logo('sunrise'),
  cover: cover('a1', 2),
  links: [
    { title: ['宿のご案内', 'Our inns'], url: 'https://www.asahi-ryosha.example/' },
    {
      title: ['旅舎で働く', 'Work with us'],
      url: 'https://www.asahi-ryosha.example/hataraku',
    },
  ],
  services: [
    {
      title: ['旅舎 東山', 'Higashiyama inn'],
      message: [
        '木造2階建て、15室。庭の紅葉は創業者が植えたものです。夕食はお部屋で召し上がる懐石で、ハラール、ヴィーガン、アレルギーのご相談には料理長が直接お返事します。',
        'A wooden house of two storeys and fifteen rooms; the maple in the garden was planted by the founder. Dinner is a kaiseki served in your room, and the head chef himself answers questions about halal, vegan or allergy-friendly meals.',
      ],
      place: ['京都市東山区', 'Higashiyama-ku, Kyoto'],
      url: 'https://www.asahi-ryosha.example/higashiyama',
      pictures: [product('a1', 2), product('a5', 2)],
    },
    {
      title: ['旅舎 嵯峨', 'Saga inn'],
      message: [
        '路面電車の駅から歩いて4分、12室の静かな宿です。朝食は近くの豆腐屋さんから届くできたての豆腐。長く泊まる方が多く、台所付きの部屋もあります。',
        'Twelve quiet rooms, four minutes from the tram. The tofu at breakfast comes fresh from the shop round the corner. Many guests stay a week or more, so some rooms have a kitchen.',
      ],
      place: ['京都市右京区嵯峨', 'Saga, Ukyo-ku, Kyoto'],
      url: 'https://www.asahi-ryosha.example/saga',
      pictures: [product('a2', 2)],
    },
    {
      title: ['町の小さな体験', 'Small experiences in town'],
      message: [
        '朝の坐禅、豆腐づくりの見学、藍染め。どれも4名まで、町の方と私たちが一緒にご案内します。お代の6割は、教えてくださる職人さんにお渡ししています。',
        'Meditation at dawn, a look into a tofu kitchen, indigo dyeing. We take four guests at most and guide them together with people of the neighbourhood. Sixty per cent of the price goes to the craftsperson who teaches.',
      ],
      place: ['京都市内', 'Around Kyoto'],
      url: 'https://www.asahi-ryosha.example/taiken',
      pictures: [product('a7', 2)],
    },
  ],
  headquarters: {
    name: ['本社・旅舎 東山', 'Head office and Higashiyama inn'],
    address: [
      ['京都府京都市東山区', 'Kyoto, Higashiyama-ku'],
      ['朝日坂町88', '88 Asahizaka-cho'],
    ],
    picture: room('a9'),
  },
  branches: [
    {
      name: ['旅舎 嵯峨', 'Saga inn'],
      address: [
        ['京都府京都市右京区', 'Kyoto, Ukyo-ku'],
        ['嵯峨ささめ町12', '12 Saga-Sasame-cho'],
      ],
      picture: room('a23'),
    },
    {
      name: ['旅舎 近江', 'Omi inn'],
      address: [
        ['滋賀県近江八幡市', 'Shiga, Omihachiman'],
        ['水の辺町7', '7 Mizunobe-cho'],
      ],
    },
  ],
  abroad: [],
  facts: {
    founded: '1934-03',
    capital: 50_000_000,
    listing: 'unlisted',
    companyType: 'japanese',
    visaSupport: 'yes',
    workLanguages: ['ja', 'en', 'zh'],
    aptitudeTestLanguages: [],
    contactEmail: 'okami@asahi-ryosha.example',
    contactPhone: '075-000-1934',
  },
  years: [
    [9, 3, 11.2, 14.5],
    [11, 4, 9.0, 12.0],
    [10, 4, 7.8, 10.2],
  ],
};
