import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const harukaze: GeneralIdea = {
  profile: [
    paragraphs(
      'はるかぜ財団は、東北の町と世界の若い人をつなぐ一般財団法人です。2012年の春、震災のあとに国内外から寄せられた寄付をもとに、仙台で生まれました。',
      '事業は三つあります。東北で学ぶ留学生への奨学金、高校生の海外派遣と受け入れ、そして多言語の防災です。どれも自治体や大学、地域のみなさんと一緒に行っていて、職員だけで完結する仕事はほとんどありません。',
      '職員は38名、うち9名が海外の出身です。大きな組織ではないので、企画した人が会場の椅子も並べます。そのかわり、自分の書いた一枚の案内で誰が来てくれたのかが、いつも目の前に見えます。',
      '行事は土日になることもありますが、振替休日は必ず取ります。残業は月8時間ほどです。成果が数字に表れるまで時間のかかる仕事ですから、急がずに人と付き合える方に向いていると思います。',
    ),
    paragraphs(
      'The Harukaze Foundation connects the towns of Tohoku with young people of the world. It was born in Sendai in the spring of 2012, out of donations that came from Japan and abroad after the earthquake.',
      'We do three things: scholarships for international students in Tohoku, exchanges for high school students, and disaster preparedness in many languages. All of it is done together with cities, universities and neighbours; there is hardly anything we do on our own.',
      'Nine of our 38 staff come from abroad. We are not large, so whoever plans an event also puts out the chairs. In return you always see, right in front of you, who came because of the leaflet you wrote.',
      'Some events fall on weekends, and the days off in return are always taken. Overtime is about eight hours a month. Results can take years to show in figures, so this is work for people who do not rush others.',
    ),
  ],
  features: [1, 4, 5, 7, 11, 12, 16, 17, 18],
  logo: logo('breeze'),
  cover: cover('a1', 8),
  links: [
    { title: ['財団について', 'About the foundation'], url: 'https://www.harukaze.example/' },
    { title: ['事業報告', 'Annual reports'], url: 'https://www.harukaze.example/reports' },
    { title: ['職員募集', 'Work with us'], url: 'https://www.harukaze.example/jobs' },
  ],
  services: [
    {
      title: ['はるかぜ奨学金', 'Harukaze Scholarship'],
      message: [
        '東北6県の大学・高専・専門学校で学ぶ留学生に、月5万円を2年間お渡ししています。返済は要りません。お願いしているのは、年に2回の交流会で、地域の方と一緒に食卓を囲むことだけです。',
        'International students at universities and colleges in the six prefectures of Tohoku receive ¥50,000 a month for two years. Nothing is paid back. All we ask is that you join us twice a year for a meal with people of the region.',
      ],
      place: ['東北6県・毎年40名', 'Forty students a year in Tohoku'],
      url: 'https://www.harukaze.example/scholarship',
      pictures: [product('a6', 8)],
    },
    {
      title: ['多言語防災アプリ「こえかけ」', 'Koekake, safety in many languages'],
      message: [
        '地震や大雨のとき、いま何をすればよいかを、やさしい日本語と9つの言語で伝えるアプリです。文章は毎月、日本に来て1年未満の方に読んでもらい、分からなかった言葉を直しています。',
        'When the ground shakes or the river rises, Koekake says what to do now, in plain Japanese and nine languages. Every month people who have been in Japan for less than a year read the texts for us, and we change the words they did not understand.',
      ],
      place: ['宮城、岩手、福島の37市町村', '37 towns in Miyagi, Iwate and Fukushima'],
      url: 'https://www.harukaze.example/koekake',
      pictures: [product('a8', 6)],
    },
    {
      title: ['高校生の海外派遣・受け入れ', 'Exchanges for high school students'],
      message: [
        '年に12組、およそ180名の高校生が、海を越えて2週間の家庭滞在をします。出発前の半年間、自分の町を英語で案内できるように一緒に準備します。',
        'Twelve groups a year, about 180 students, cross the sea for two weeks with a family. For half a year beforehand we help them learn to show their own town in English.',
      ],
      place: ['東北と、台湾・カナダ・ポーランドほか', 'Tohoku, Taiwan, Canada, Poland and more'],
      url: 'https://www.harukaze.example/exchange',
      pictures: [product('a4', 8)],
    },
  ],
  headquarters: {
    name: ['仙台事務所', 'Sendai office'],
    address: [
      ['宮城県仙台市青葉区', 'Miyagi, Sendai, Aoba-ku'],
      ['春風町2-7 はるかぜ会館', '2-7 Harukaze-cho, Harukaze Hall'],
    ],
    picture: room('a26'),
  },
  branches: [
    {
      name: ['気仙沼連携拠点', 'Partner site in Kesennuma'],
      address: [
        ['宮城県気仙沼市', 'Miyagi, Kesennuma'],
        ['潮見浜町4', '4 Shiomihama-cho'],
      ],
    },
    {
      name: ['会津連携拠点', 'Partner site in Aizu'],
      address: [
        ['福島県会津若松市', 'Fukushima, Aizuwakamatsu'],
        ['雪見町15', '15 Yukimi-machi'],
      ],
    },
  ],
  abroad: [],
  facts: {
    founded: '2012-03',
    // A foundation has no shares.
    capital: null,
    listing: 'unlisted',
    companyType: 'public',
    visaSupport: 'yes',
    workLanguages: ['ja', 'en'],
    aptitudeTestLanguages: [],
    contactEmail: 'saiyou@harukaze.example',
    contactPhone: '022-000-2012',
  },
  years: [
    [3, 1, 5.6, 9.4],
    [2, 1, 2.7, 8.8],
    [4, 2, 2.6, 8.1],
  ],
};
