import { paragraphs } from '../../paragraphs.ts';
import { calm } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const tomoshibiArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 7,
    cover: calm('a7'),
    title: [
      '雪の日休暇のつくり方。24人の会社が制度を一つ増やすまで',
      'How 24 people invented the snow day',
    ],
    body: [
      paragraphs(
        '一昨年の2月、札幌に一晩で50センチの雪が降りました。朝のチャットには「玄関が開きません」という写真が9枚並び、その日の会議は全部なくなりました。誰も困りませんでした。',
        'それなら最初から休みにしよう、と言い出したのは、フィリピン出身のマリソルさんです。雪国で暮らすのは初めてで、「雪かきをしてから働くと、もう一日分疲れている」というのが理由でした。',
        '話し合いは30分。決めたのは三つだけです。年に3日、朝8時までに「雪です」と書けば休める。理由は聞かない。当番の人は休めないので、代わりに別の日に取る。給与はそのままです。',
        '最初の冬に使われたのは、24人で合わせて51日でした。驚いたことに、いちばん多く使われた日は大雪の日ではなく、その翌日です。「体が痛い」という、もっともな理由でした。',
        '小さな会社には、整った制度がない代わりに、30分で制度をつくれる良さがあります。次は「桜の日」を議論中です。',
      ),
      paragraphs(
        'Two winters ago half a metre of snow fell on Sapporo in one night. By morning there were nine photographs in our chat of front doors that would not open, and every meeting of the day was off. Nobody missed anything.',
        'Then let’s make it a holiday, said Marisol, who comes from the Philippines and had never lived with snow. “If you shovel first and work afterwards,” she argued, “you’ve already done a day.”',
        'We talked for thirty minutes and settled three things. Three times a year, write “snow” in the chat by eight in the morning and stay at home. Nobody asks why. Whoever is on duty takes the day later instead. Pay stays the same.',
        'In the first winter the 24 of us took 51 snow days between us. To our surprise, the favourite was not the day of the blizzard but the day after. “Everything hurts” was the reason, and a fair one.',
        'A small company has few policies, and can make a new one in half an hour. Next on the agenda: a day for the cherry blossom.',
      ),
    ],
  },
];
