import { paragraphs } from '../../paragraphs.ts';
import { cover, gathering, product, room, scene } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const hoshizoraArticles: readonly ArticleIdea[] = [
  {
    status: 'private',
    daysAgo: 68,
    cover: cover('a1', 6),
    title: [
      'オンライン会社説明会（全4回）は終了しました',
      'Our four online information sessions are over',
    ],
    body: [
      paragraphs(
        '4回にわたって開いた会社説明会には、26の国と地域から合わせて213名の方が参加してくださいました。ありがとうございました。',
        'いただいた質問のうち、とくに多かった在留資格とリモート勤務については、採用情報のページに回答を載せています。次回の説明会は決まりしだい、イベントのページでお知らせします。',
      ),
      paragraphs(
        'Two hundred and thirteen people from 26 countries and regions joined our four online sessions. Thank you all.',
        'The questions we heard most often were about residence status and working from home; our careers page now answers both. As soon as there is a date for the next session, you will find it under Events.',
      ),
    ],
  },
  {
    daysAgo: 41,
    cover: scene('a4', 5),
    pictures: [product('a2', 6), room('a7')],
    title: [
      '開店前の30分に立ち会う。エンジニアの店舗訪問日記',
      'Half an hour before opening: an engineer visits a bakery',
    ],
    body: [
      paragraphs(
        '朝6時半、杉並区のパン屋さん。シャッターの前で待っていると、店長の木村さん（仮名）が自転車でやってきました。今日の訪問者は、入社2年目のバックエンドエンジニア、マイさんです。',
        '木村さんがまず開いたのは、オーブンではなく「よぞらシフト」でした。昨夜遅く、アルバイトの一人から「熱が出た」と連絡が入っていたのです。代わりを探して3人に連絡し、返事を待つ間に生地を出す。画面を見る時間は、1回あたり長くて8秒でした。',
        '「8秒しか見てもらえないのに、私たちはここに文字を4行も並べていました」とマイさん。会社に戻るとその日のうちに、返事を待っている人数だけを大きく出す画面を試作しました。',
        '3週間後にもう一度お店を訪ねると、木村さんは画面をちらりと見て、そのまま小麦粉の袋を運んでいきました。「何も言われなかったのが、いちばんうれしかったです」。',
        'ほしぞらでは、職種を問わず3か月に一度、朝か夜の店舗におじゃまします。インターンの方も希望すれば参加できます。',
      ),
      paragraphs(
        'Half past six in the morning, outside a bakery in Suginami. We are waiting by the shutter when the manager, whom we shall call Ms Kimura, arrives on her bicycle. With us is Mai, a backend engineer in her second year.',
        'The first thing Ms Kimura opens is not the oven but Yozora Shift. Late last night one of her part-timers wrote that he had a fever. She asks three others, and while she waits for answers she gets out the dough. She never looks at the screen for longer than eight seconds.',
        '“Eight seconds, and we had put four lines of text there,” says Mai. Back at the office, that same day, she built a rough version that shows one thing in large figures: how many answers are still to come.',
        'Three weeks later we were at the bakery again. Ms Kimura glanced at the screen and went on carrying sacks of flour. “She didn’t say a word about it,” says Mai. “That was the best part.”',
        'At Hoshizora everybody visits a shop once every three months, early or late, whatever their job. Interns can come along if they like.',
      ),
    ],
  },
  {
    daysAgo: 17,
    cover: room('a18'),
    title: [
      '会議は日本語？ 英語？ 私たちがたどり着いた3つの決まり',
      'Meetings in Japanese or in English? Three rules we ended up with',
    ],
    body: [
      paragraphs(
        '社員の2割近くが海外で育った会社で、会議を何語で開くか。5年のあいだに何度も失敗して、いまはこの3つに落ち着いています。',
        '1. ことばは議題の持ち主が選ぶ\nその議題をいちばん伝えたい人が、いちばん話しやすい言語で話します。聞く側は、分からなければ手を挙げて止めてかまいません。1回の会議で平均4回は止まります。',
        '2. 資料は前の日の17時までに、両方の言語で\n機械翻訳の下書きで十分です。大切なのは、会議の前に辞書を引く時間があることです。間に合わなかった資料の議題は、次の週に回します。',
        '3. 決まったことは、その場で一文に書く\n最後の5分で「誰が、いつまでに、何をする」を画面に書き、全員で読み上げます。「だいたい分かりました」で終わらせないための時間です。',
        'この決まりで会議は少し長くなりましたが、あとから「そういう意味だったのか」とやり直すことは、ほとんどなくなりました。選考の面接も同じやり方で行っています。どちらの言語でも、途中で切り替えても構いません。',
      ),
      paragraphs(
        'Nearly one in five of us grew up outside Japan. So what language do you hold a meeting in? After five years and a good many failures, these are the three rules that stuck.',
        '1. Whoever owns the topic picks the language\nThe person with something to get across speaks the language they find easiest. Everybody else may raise a hand and stop them. On average a meeting is stopped four times.',
        '2. Papers come in both languages, by five o’clock the day before\nA draft from machine translation will do. What matters is having time to look words up beforehand. If the papers are late, the topic waits a week.',
        '3. What was decided is written down in one sentence, on the spot\nIn the last five minutes we put “who does what by when” on the screen and read it out together. Nobody leaves with “I think I got most of it”.',
        'Meetings have become a little longer. In exchange we hardly ever have to start again because somebody meant something else. Our interviews work the same way: use either language, and switch halfway if you want to.',
      ),
    ],
  },
  {
    status: 'draft',
    daysAgo: 3,
    cover: gathering('hoshizora-engineers-talk', 'online'),
    title: ['インターン報告会：5人がつくった小さな機能', 'Five interns, five small features'],
    body: [
      paragraphs(
        '5名の学生が6週間のインターンに参加しました。最終日の報告会から、それぞれの成果を紹介します。',
        '（ここに5名の紹介が入ります。写真の掲載許可を確認中です。）',
        '次回の募集は、決まりしだいお知らせします。',
      ),
      paragraphs(
        'Five students spent six weeks with us. Here is what they showed on their last day.',
        '(Portraits of the five to come; we are still asking for permission to use the photographs.)',
        'We will announce the next round as soon as it is settled.',
      ),
    ],
  },
];
