import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const harukazeTips: readonly TipIdea[] = [
  {
    daysAgo: 25,
    country: 'MN',
    yearsBefore: 4,
    portrait: face('p49'),
    name: ['オユンチメグ・バトボルド', 'Oyunchimeg Batbold'],
    position: ['国際交流プログラム担当', 'Programme officer, international exchange'],
    university: ['東北大学 文学部', 'Tohoku University, Faculty of Arts and Letters'],
    title: [
      '週28時間は、合計です。手帳の左側に書いてください',
      'Twenty-eight hours is the total. Keep a count',
    ],
    message: [
      paragraphs(
        '留学生のアルバイトは、許可を取ったうえで週28時間までです。大切なのは、これが「一つの店で28時間」ではなく、「全部合わせて28時間」だということ。二つの店で働いて、知らないうちに31時間になっていた友人がいました。在留資格の更新のとき、とても苦労しました。',
        '私は手帳の左側に、その週の合計を毎日書いていました。どの曜日から数えても7日間で28時間を超えないように。長い休みの期間は1日8時間まで働けますが、いつからいつまでが休みなのかは、学校の学則で決まっています。必ず学校に聞いてください。',
        '店長に「もう少し入れない？」と頼まれたら、手帳を見せましょう。断りにくいときの、いちばんやさしい断り方です。',
      ),
      paragraphs(
        'As a student you may work up to 28 hours a week, once you have permission. What matters is that this is not 28 hours per shop but 28 hours in total. A friend of mine had two jobs and without noticing had reached 31. When she renewed her status, it caused her a great deal of trouble.',
        'I wrote the running total on the left-hand page of my diary, every day, so that no seven days in a row, from whichever day you count, came to more than 28. In long vacations you may work up to eight hours a day, but when a vacation begins and ends is laid down by your school. Always ask them.',
        'If your manager says, “Couldn’t you do a little more?”, show the diary. When it is hard to say no, that is the kindest way.',
      ),
    ],
  },
];
