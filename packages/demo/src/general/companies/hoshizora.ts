import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const hoshizora: GeneralIdea = {
  profile: [
    paragraphs(
      'ほしぞらは、飲食店や小売店のシフトづくりを助けるクラウドサービス「よぞらシフト」をつくっている会社です。いま全国およそ4,200店舗で、毎朝の開店前に使われています。',
      '始まりは、代表がアルバイトをしていた喫茶店でした。店長は月に一度、閉店後に3時間かけて紙の表を書き直していました。人が足りない職場ほど、いまいる人を大切にする時間がない。その時間を取り戻すことを、私たちは仕事にしています。',
      '勤務はコアタイム11時から15時のフレックスタイム制で、週の半分ほどを自宅で働く社員が多くいます。議事録と社内の掲示は日本語と英語の両方で残し、会議に出られなかった人もあとから読んで意見を書き込めます。社員180名のうち34名が海外で育ちました。',
      '一緒に働きたいのは、「まず現場を見に行きませんか」と言える方です。技術が得意な方、ことばが得意な方、どちらでも構いません。店長の隣に座り、困っていることを自分の目で確かめるところから始めてください。',
    ),
    paragraphs(
      'Hoshizora makes Yozora Shift, a cloud service that takes the headache out of staff rotas for restaurants and shops. Some 4,200 shops across Japan use it every morning before they open their doors.',
      'It started in a coffee shop where our founder worked part-time. Once a month the manager stayed three hours after closing to rewrite a paper chart. The places that are short of people tend to be the ones with no time to look after the people they have. We give them that time back.',
      'We work flexible hours with a core from 11:00 to 15:00, and many of us spend about half the week at home. Minutes and notices are kept in both Japanese and English, so anybody who missed a meeting can read up and add their view. Of our 180 people, 34 grew up outside Japan.',
      'We look for people whose first idea is to go and see. Your strength may be code or it may be languages; either is fine. Start by sitting down next to a shop manager and finding out for yourself what gets in the way.',
    ),
  ],
  features: [1, 3, 4, 5, 6, 8, 9, 14, 17, 18, 19, 20],
  logo: logo('star'),
  cover: cover('a1', 6),
  links: [
    { title: ['会社案内', 'About the company'], url: 'https://www.hoshizora.example/' },
    { title: ['採用情報', 'Careers'], url: 'https://www.hoshizora.example/careers' },
    { title: ['開発者ブログ', 'Engineering blog'], url: 'https://www.hoshizora.example/blog' },
  ],
  services: [
    {
      title: ['よぞらシフト', 'Yozora Shift'],
      message: [
        paragraphs(
          'スタッフがスマートフォンで希望を出し、店長が指一本で1か月の表を組むサービスです。労働時間の上限や、留学生の週28時間の決まりも自動で見張ります。',
          '導入した店舗では、シフトづくりにかかる時間が月におよそ6時間から50分になりました。',
        ),
        paragraphs(
          'Staff enter the days they can work on their phones, and the manager puts together the month with one finger. Limits on working time are watched automatically, including the 28 hours a week that international students may work.',
          'In the shops that use it, planning the month has gone from about six hours to fifty minutes.',
        ),
      ],
      place: [
        '全国およそ4,200店舗（飲食・小売・宿泊）',
        'About 4,200 restaurants, shops and hotels across Japan',
      ],
      url: 'https://www.hoshizora.example/yozora-shift',
      pictures: [product('a2', 6), product('a1', 6)],
    },
    {
      title: ['よぞらガイド', 'Yozora Guide'],
      message: [
        paragraphs(
          '店の手順書を、働く人の母語で読めるようにするアプリです。文章は写真付きの短い手順に分かれていて、変わったところだけが毎朝通知されます。',
          '対応言語は8つです。先月から、タイ語とネパール語の画面も試験的に始めました。',
        ),
        paragraphs(
          'An app that lets people read a shop’s procedures in their own language. Texts are split into short steps with pictures, and every morning it points out only what has changed.',
          'It speaks eight languages.',
        ),
      ],
      place: [
        '海外出身のスタッフが働く店舗を中心に約900店舗',
        'About 900 shops, most of them with staff from abroad',
      ],
      url: 'https://www.hoshizora.example/guide',
      pictures: [product('a8', 6)],
    },
    {
      title: ['おたすけシフト', 'Otasuke Shift'],
      message: [
        '急に人が足りなくなったとき、同じチェーンの近くの店から「明日入れる人」を探す機能です。候補を選ぶときに年齢・性別・国籍は使いません。そのことを年に2回、社外の専門家に確かめてもらっています。',
        'When somebody falls ill, it finds a colleague in a nearby shop of the same chain who can come tomorrow. Age, gender and nationality play no part in whom it suggests. Twice a year an outside expert checks that this is so.',
      ],
      place: ['首都圏と関西の18チェーン', '18 chains in greater Tokyo and Kansai'],
      url: 'https://www.hoshizora.example/otasuke',
      pictures: [product('a7', 6)],
    },
  ],
  headquarters: {
    name: ['東京本社', 'Head office, Tokyo'],
    address: [
      ['東京都渋谷区', 'Tokyo, Shibuya-ku'],
      ['神宮前8-3-12 ほしぞらビル4階', '8-3-12 Jingumae, Hoshizora Building 4F'],
    ],
    picture: room('a18'),
  },
  branches: [
    {
      name: ['千駄ヶ谷テストルーム', 'Sendagaya test room'],
      address: [
        ['東京都渋谷区', 'Tokyo, Shibuya-ku'],
        ['千駄ヶ谷7-1-5 まちかどビル1階', '7-1-5 Sendagaya, Machikado Building 1F'],
      ],
      picture: room('a7'),
    },
  ],
  abroad: [],
  facts: {
    founded: '2013-07',
    capital: 320_000_000,
    listing: 'unlisted',
    companyType: 'japanese',
    visaSupport: 'yes',
    workLanguages: ['ja', 'en'],
    aptitudeTestLanguages: ['ja', 'en'],
    contactEmail: 'saiyo@hoshizora.example',
    contactPhone: '03-0000-4200',
  },
  years: [
    [24, 6, 7.4, 17.2],
    [28, 9, 6.1, 15.8],
    [31, 11, 5.6, 14.9],
  ],
  // The Japanese text mentions two languages that the English one does not have yet.
  drift: { 'services.1.productMessage': 'jp' },
};
