import { paragraphs } from '../../paragraphs.ts';
import { calm, product, scene } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const ishizueArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 38,
    cover: calm('a12'),
    title: [
      '外務員試験に日本語で受かるまで。内定から10週間の記録',
      'Passing the licensing exam in Japanese: a ten-week diary',
    ],
    body: [
      paragraphs(
        '証券会社で働くには、証券外務員の試験に合格する必要があります。日本語での受験に不安を感じる方が多いので、昨年入社したスリランカ出身のカスンさん（IT統括部）の10週間をご紹介します。',
        '1〜3週目：用語だけ。\n教科書は読まず、会社から届いた400語のカードだけを覚えました。「『信用取引』は信じることだと思っていました」。1日20語、通学の電車で。',
        '4〜7週目：計算問題から。\n数字の問題は、日本語が少なくても解けます。先に得点源をつくると、気持ちが楽になるそうです。週に一度、オンラインで先輩が1時間付き合います。',
        '8〜10週目：過去の問題を声に出して。\n「〜とは限らない」「〜を除き」のような、答えをひっくり返す言い回しを一覧にしました。この一覧は、いまでは内定者全員に配られています。',
        '結果は440点満点中378点で合格（合格点は308点）。「日本語の試験だと思うと怖いですが、同じ言い回しが何度も出る試験だと思えば、勝てます」とのことでした。受験料、教材、模擬試験の費用はすべて会社が負担します。',
      ),
      paragraphs(
        'To work at a securities firm you have to pass an exam for sales representatives. Doing so in Japanese worries many people, so here are the ten weeks of Kasun from Sri Lanka, who joined our IT division last year.',
        'Weeks 1 to 3: words, nothing else.\nHe left the textbook closed and learned the 400 cards we had sent him. “I thought shin’yō torihiki had to do with trust,” he says; it means margin trading. Twenty words a day, on the train to university.',
        'Weeks 4 to 7: start with the sums.\nQuestions with numbers need little Japanese. Once you have points you can count on, he says, you stop worrying. Once a week a colleague joined him online for an hour.',
        'Weeks 8 to 10: past papers, out loud.\nHe made a list of the phrases that turn an answer upside down, such as “not necessarily” and “except for”. Today everybody with an offer from us gets that list.',
        'He passed with 378 of 440 points; 308 are enough. “Think of it as a Japanese test and it’s frightening,” he says. “Think of it as a test that uses the same phrases over and over, and you can win.” We pay for the exam, the books and the mock tests.',
      ),
    ],
  },
  {
    daysAgo: 15,
    cover: scene('a4', 7),
    pictures: [product('a5', 7)],
    title: [
      '「分からない」を減らす部署。目論見書を半分の長さにするまで',
      'The department against “I don’t understand”: how we halved a prospectus',
    ],
    body: [
      paragraphs(
        '投資信託には必ず、目論見書という説明書がつきます。大切なことがすべて書いてあるのに、最後まで読む人はほとんどいません。ブランド・デザイン室の仕事は、ここから始まります。',
        'まず、社員のご家族20名に読んでもらい、分からなかったところに付箋を貼ってもらいました。一冊に平均34枚。いちばん多かったのは「基準価額」でも「信託報酬」でもなく、「原則として」でした。「例外がいつなのか書いていないから、怖い」。',
        'そこで、「原則として」を使うときは必ず例外を一つ挙げる、と決めました。数字は表にまとめ、手数料は「100万円を10年預けるといくらか」で書く。法務部とのやりとりは11往復。40ページが21ページになりました。',
        '英語版を担当したのは、台湾出身の入社2年目の社員です。日本語を訳すのではなく、同じ付箋の試験を英語の読者でやり直しました。すると、引っかかる場所がまったく違ったのです。分かりやすさは翻訳できない。それが、この仕事の面白いところです。',
      ),
      paragraphs(
        'Every investment fund comes with a prospectus. It contains everything that matters, and hardly anybody reads it to the end. This is where the work of our brand and design team begins.',
        'First we asked twenty relatives of our staff to read one and to stick a note wherever they got lost. There were 34 notes to a copy, on average. The worst offender was not “net asset value” or “trustee fee” but “in principle”. “It doesn’t say when the exceptions are,” people told us, “and that’s scary.”',
        'So we made a rule: whoever writes “in principle” must name an exception. Figures went into tables, and fees became “what it costs to leave a million yen with us for ten years”. The draft went back and forth to the legal department eleven times. Forty pages became twenty-one.',
        'The English edition was the work of a colleague from Taiwan, in her second year. Instead of translating the Japanese she repeated the test with English readers, and they stumbled over quite different things. Clarity cannot be translated. That is what makes this job interesting.',
      ),
    ],
  },
];
