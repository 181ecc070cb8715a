import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const asahiRyoshaTips: readonly TipIdea[] = [
  {
    daysAgo: 34,
    country: 'MY',
    yearsBefore: 4,
    portrait: face('p62'),
    name: ['アイシャ・ビンティ・ラーマン', 'Aisha binti Rahman'],
    position: ['ゲストリレーションズ（旅舎 東山）', 'Guest relations, Higashiyama inn'],
    university: [
      '同志社大学 グローバル地域文化学部',
      'Doshisha University, Faculty of Global and Regional Studies',
    ],
    title: ['ヒジャブのことは、いつ話せばいい？', 'When should I mention my hijab?'],
    message: [
      paragraphs(
        '接客の仕事にヒジャブで応募してよいのか、ずっと迷っていました。外して働けますか、と聞かれるのが怖かったからです。',
        '私は応募の書類に、普段の写真をそのまま貼りました。そして一次面接の最後に自分から言いました。「この姿で働きたいです。お祈りは一日のうち2回、5分ずつ、休憩の中でできます」。時間まで具体的に言うと、相手は「では、できますね」と考えやすくなります。',
        '断られた会社もあります。でも、入ってから断られるより、ずっと良いです。あなたが大切にしていることは、早く、短く、具体的に。これが私の答えです。',
      ),
      paragraphs(
        'For a long time I wondered whether I could apply for a job with guests in my hijab. I was afraid they would ask me to take it off.',
        'So I used my everyday photograph on the application. And at the end of the first interview I raised it myself: “I would like to work dressed like this. I pray twice during working hours, five minutes each, and it fits into my breaks.” If you name the minutes, people find it easy to think, “Well, that’s possible.”',
        'Some companies said no. That is far better than hearing it after you have joined. Whatever is important to you: say it early, say it briefly, be specific. That is my answer.',
      ),
    ],
  },
  {
    daysAgo: 18,
    country: 'IT',
    yearsBefore: 3,
    portrait: face('p48'),
    name: ['マルコ・ベルティ', 'Marco Berti'],
    position: ['体験企画・町の案内人', 'Experience planner and guide'],
    title: [
      '日本語学校から就職しました。書類は捨てないで',
      'From language school to a job: never throw away a paper',
    ],
    message: [
      paragraphs(
        '私は日本の大学を出ていません。イタリアで文学の学位を取り、京都の日本語学校に1年半通って、そのまま就職しました。母国の学位があり、仕事の内容が学んだことと結びついていれば、この道もあります。まず学校と会社に、自分の場合はどうかを確かめてください。',
        '在留資格の変更で役に立ったのは、取っておいた紙でした。出席率の証明、アルバイトの給与明細、住民税の領収書、学位記の原本と翻訳。とくに母国の書類は、取り寄せに1か月かかります。4月に入社するなら、12月ごろには申請できるように、夏のうちに頼んでおくと安心です。',
        '学校の出席率は、思っていたよりずっと大切でした。雨の日も行ってよかったです。',
      ),
      paragraphs(
        'I never went to a university in Japan. I took a degree in literature in Italy, spent a year and a half at a language school in Kyoto and found this job from there. If you have a degree from home and the work is related to it, this path exists. Ask your school and the company first whether it fits your case.',
        'What helped me change my residence status was paper I had kept: proof of attendance, pay slips from my part-time job, receipts for residents’ tax, my diploma and its translation. Papers from home take a month to arrive. If you start in April you will want to apply around December, so send for them in summer.',
        'Attendance at school mattered much more than I had thought. I am glad I went on rainy days too.',
      ),
    ],
  },
];
