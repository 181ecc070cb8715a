import { paragraphs } from '../../paragraphs.ts';
import { product, scene } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const asahiRyoshaArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 33,
    cover: scene('a3', 2),
    pictures: [product('a5', 2)],
    title: [
      'お祈りの時間を、ご到着の前にうかがう理由',
      'Why we ask about prayer times before you arrive',
    ],
    body: [
      paragraphs(
        'ご予約をいただくと、旅舎からお客様に一通のお便りを差し上げます。召し上がれないもの、お布団の硬さ、そして「静かに過ごされたい時間がありますか」という一行です。',
        'この一行を考えたのは、マレーシア出身のアイシャさんでした。以前は「宗教上のご要望」という欄がありましたが、書いてくださる方はほとんどいません。「聞かれた瞬間に、面倒な客だと思われたくないと感じるんです」。静かな時間、という言い方に変えると、お祈りのほか、授乳、オンラインの会議、ただの昼寝まで、いろいろなお返事が届くようになりました。',
        'お返事に合わせて、夕食の時間を10分ずらし、方角の分かる小さな札をお部屋に置き、掃除の順番を入れ替えます。大きな設備は何もいりません。前もって知っていることが、いちばんの設備です。',
        '女将は新人にいつも言います。「おもてなしは、当てることやのうて、聞くことです」。聞き方を考えるのに、日本で育ったかどうかは関係ありません。むしろ、困ったことのある人のほうが上手です。',
      ),
      paragraphs(
        'When you book a room with us, we write you a letter. What can you not eat, how firm do you like your futon, and then one more line: “Is there a time of day that you would like to be quiet?”',
        'That line was Aisha’s idea. We used to have a box for religious requests, and hardly anybody filled it in. “The moment you are asked, you don’t want to be the difficult guest,” says Aisha, who is from Malaysia. Since we ask about quiet time instead, all kinds of answers come back: prayers, but also feeding a baby, an online meeting, or simply a nap.',
        'So we move dinner by ten minutes, put a small card in the room that shows the direction, change the order in which we clean. None of it needs equipment. Knowing beforehand is the best equipment there is.',
        '“Hospitality isn’t guessing,” our hostess tells everyone who is new. “It’s asking.” To find a good way of asking you need not have grown up in Japan. People who have been at a loss themselves tend to be better at it.',
      ),
    ],
  },
];
