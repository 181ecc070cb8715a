import { paragraphs } from '../../paragraphs.ts';
import { gathering, scene } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const harukazeArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 20,
    cover: scene('a2', 8),
    pictures: [gathering('harukaze-disaster-workshop', 'fair')],
    title: [
      '「高台へ避難」では伝わらない。やさしい日本語の書き直し会議',
      '“Evacuate to higher ground” is not enough: rewriting in plain Japanese',
    ],
    body: [
      paragraphs(
        '月に一度、財団の会議室に、日本に来て1年未満の方が8名ほど集まります。防災アプリ「こえかけ」の文章を読んで、分からないことばに赤い丸をつけていただく会です。',
        '先月の題材は、津波警報の一文でした。「ただちに高台へ避難してください」。赤い丸は三つ。「ただちに」「高台」「避難」。つまり、大切なところが全部です。',
        '話し合って、こうなりました。「つなみ が きます。すぐ に 高い ところ へ にげて ください。車 は つかわないで ください。」文は長くなりましたが、読み終えるまでの時間は半分になりました。',
        '翻訳チームは、この書き直した文から9つの言語に訳します。むずかしい日本語から直接訳すより、間違いがずっと少ないからです。やさしい日本語は、日本語が苦手な人のためだけのものではありません。急いでいる人、こわがっている人、そして翻訳する人のためのことばでもあります。',
        'この会議は見学できます。東北で学んでいる方、これから学ぶ方も、どうぞ赤鉛筆を持ってお越しください。',
      ),
      paragraphs(
        'Once a month about eight people who have been in Japan for less than a year meet in our office. They read texts from Koekake, our disaster app, and put a red circle round every word they do not understand.',
        'Last month it was one sentence from a tsunami warning: “Tadachi ni takadai e hinan shite kudasai”, please evacuate to higher ground immediately. There were three circles: immediately, higher ground, evacuate. Everything that mattered, in other words.',
        'Together we arrived at this: “A tsunami is coming. Run to a high place now. Do not use a car.” In Japanese the new text is longer than the old one, but people finish reading it in half the time.',
        'Our translators work from the rewritten version into nine languages, because it leads to far fewer mistakes than translating officialese. Plain Japanese is not only for those who struggle with the language. It is for people in a hurry, for people who are afraid, and for those who translate.',
        'The meeting is open to visitors. If you are studying in Tohoku, or are about to, come and bring a red pencil.',
      ),
    ],
  },
];
