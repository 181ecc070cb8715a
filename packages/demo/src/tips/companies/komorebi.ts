import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const komorebiTips: readonly TipIdea[] = [
  {
    daysAgo: 22,
    country: 'KR',
    yearsBefore: 4,
    portrait: face('p27'),
    name: ['キム・ソヨン', 'Kim Seo-yeon'],
    position: ['海外版権担当', 'Foreign rights'],
    university: ['上智大学 文学部', 'Sophia University, Faculty of Humanities'],
    title: [
      '好きなものの話を、3分でできますか',
      'Can you talk about something you love for three minutes?',
    ],
    message: [
      paragraphs(
        '出版社の面接では、必ず好きな本を聞かれます。あらすじを話してはいけません。あらすじは、相手も知っているからです。話すのは、その本を読んだ日の自分のことです。どこで、なぜ、読み終わって何をしたか。',
        '私は、雨の高速バスで泣いて、隣のおばあさんに飴をもらった話をしました。題名を言ったのは最後です。面接官は「読みたくなった」と言って、その場でメモを取りました。',
        'この練習は、本でなくても使えます。ゲームでも、料理でも、研究でも。3分の砂時計を買って、友だちの前で話してみてください。砂が落ちる前に友だちがスマートフォンを見たら、やり直しです。',
      ),
      paragraphs(
        'At a publisher’s they will ask about a book you love. Don’t tell the plot; they know it. Talk about yourself on the day you read it: where you were, why you picked it up, what you did when you had finished.',
        'I told them how I cried on a highway bus in the rain and the old lady next to me gave me a sweet. The title came last. “Now I want to read it,” said the interviewer, and wrote it down.',
        'You can practise with anything: a game, a dish, your research. Buy a three-minute sandglass and talk to a friend. If your friend looks at their phone before the sand runs out, start again.',
      ),
    ],
  },
];
