import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const tsumugiTips: readonly TipIdea[] = [
  {
    daysAgo: 37,
    country: 'NP',
    yearsBefore: 4,
    portrait: face('p26'),
    name: ['ビシャル・グルン', 'Bishal Gurung'],
    position: ['天神店 店長', 'Manager, Tenjin shop'],
    university: ['九州大学 経済学部', 'Kyushu University, School of Economics'],
    title: ['アルバイトの経験は、数字で話す', 'Talk about your part-time job in numbers'],
    message: [
      paragraphs(
        '「コンビニで2年働きました。たくさん学びました」。これでは何も伝わりません。私も最初はそう書いて、書類で落ちていました。',
        '店長に頼んで、自分の働いた時間帯の数字を教えてもらいました。夕方のお客様は1時間に約90人。新人に教えた人数は7人。揚げ物の廃棄を、並べる時刻を変えて1日12個から4個に減らしたこと。数字にすると、敬語が下手でも仕事が見えます。',
        'いまアルバイトをしている人は、今日から一つだけ数えてみてください。何でもいいです。3か月後、それがあなたの自己PRになります。',
      ),
      paragraphs(
        '“I worked in a convenience store for two years and learned a lot.” That tells people nothing. I wrote it too, and my applications came back.',
        'So I asked my manager for the figures of my shift. About ninety customers an hour in the evening. Seven new colleagues whom I trained. Fried food thrown away: down from twelve pieces a day to four, because I changed when we put it out. With numbers people can see your work, however clumsy your keigo.',
        'If you have a part-time job now, start counting one thing today. Anything. In three months it will be what you have to say about yourself.',
      ),
    ],
  },
  {
    daysAgo: 13,
    country: 'TW',
    yearsBefore: 3,
    portrait: face('p43'),
    name: ['林 志豪', 'Lin Chih-hao'],
    position: ['越境EC担当（デジタル事業部）', 'Cross-border e-commerce'],
    university: [
      '広島大学 総合科学部',
      'Hiroshima University, School of Integrated Arts and Sciences',
    ],
    title: ['東京に行かないという選択を、計算してみた', 'Not going to Tokyo: I did the sums'],
    message: [
      paragraphs(
        '同級生はほとんど東京へ行きました。私も東京の会社から内定をもらっていて、月給は2万円高かったです。そこで、一か月の暮らしを表にしてみました。',
        '家賃は東京が8万3千円、福岡が4万6千円。通勤は55分と12分。食費はあまり変わりません。残るお金は、福岡のほうが1万円多く、自由な時間は月に28時間多くなりました。その28時間で、私は台湾の友人向けの小さなニュースレターを書いていて、それがいまの仕事につながっています。',
        '正解は人によって違います。友だちの多い町、専門の仕事がある町が良い人もいます。ただ、「みんな行くから」で決める前に、一度だけ表をつくってみてください。15分でできます。',
      ),
      paragraphs(
        'Most of my classmates went to Tokyo. I had an offer there too, for ¥20,000 a month more. So I put a month of my life into a table.',
        'Rent: ¥83,000 in Tokyo, ¥46,000 in Fukuoka. Commute: 55 minutes against 12. Food hardly differs. In Fukuoka I would have ¥10,000 more at the end of the month and 28 more hours of free time. I spend those hours on a small newsletter for friends in Taiwan, and that is how I came to the work I do now.',
        'The answer is different for everybody. You may want the town where your friends are, or where the specialists are. But before you go “because everyone does”, make that table once. It takes fifteen minutes.',
      ),
    ],
  },
];
