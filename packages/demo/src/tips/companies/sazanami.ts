import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const sazanamiTips: readonly TipIdea[] = [
  {
    daysAgo: 40,
    country: 'MM',
    yearsBefore: 3,
    portrait: face('p72'),
    name: ['ティリ・アウン', 'Thiri Aung'],
    position: ['食品原料部 営業', 'Food ingredients sales'],
    university: ['大阪大学 外国語学部', 'Osaka University, School of Foreign Studies'],
    title: ['母語は、入口。そこから先を話しましょう', 'Your language opens the door. Then what?'],
    message: [
      paragraphs(
        '「ミャンマー語ができます」と言うと、面接はたいてい「それで、何がしたいですか」と続きます。私は最初、ここで黙ってしまいました。母語は入口で、その奥を誰も用意してくれないのだと気づくまで、3社かかりました。',
        'おすすめは、自分の国のことを一つだけ、数字で調べておくことです。私は「ひよこ豆の輸出量と、日本の輸入量」を調べて持っていきました。たった一枚の表ですが、30分話が続きました。',
        'もし母国と関係のない部署に配属されても、がっかりしないでください。私はいまペルーのマンゴーを担当しています。調べ方は、豆のときとまったく同じです。',
      ),
      paragraphs(
        'Say “I speak Burmese”, and the next question is usually: “And what would you like to do?” At first I had no answer. It took me three companies to see that a language opens the door, and that nobody else will furnish the room behind it.',
        'My advice is to research one single thing about your country, in numbers. I brought the exports of chickpeas and how many of them Japan imports. It was one small table, and it kept us talking for half an hour.',
        'And if you end up in a team that has nothing to do with home, don’t be disappointed. These days I look after mangoes from Peru. You research them exactly like chickpeas.',
      ),
    ],
  },
  {
    daysAgo: 14,
    country: 'CN',
    yearsBefore: 6,
    portrait: face('p21'),
    name: ['王 浩然', 'Wang Haoran'],
    position: ['財務部 主任', 'Treasury, team leader'],
    university: ['神戸大学 経営学部', 'Kobe University, School of Business Administration'],
    title: ['志望動機は、会社名を隠して読み返す', 'Cover the company’s name and read it again'],
    message: [
      paragraphs(
        '志望動機を書いたら、会社の名前を指で隠して読んでみてください。別の会社でも通じるなら、それはまだ志望動機ではありません。私は22社分を書いて、20社分がそうでした。',
        '直し方は簡単です。その会社の商品を一つ買うか、店に行くか、社員に会う。そこで自分が感じたことを一文入れる。それだけで、隠しても分かる文になります。さざなみのときは、うちの冷凍えびを使ったお弁当を3種類食べ比べて書きました。',
        '日本語の間違いは、留学生課の先生や友だちに直してもらって構いません。でも、その一文だけは誰にも直させないでください。',
      ),
      paragraphs(
        'When you have written why you want to join a company, cover its name with your finger and read it again. If it would do for another company, it is not finished. I wrote twenty-two of them, and twenty were like that.',
        'Mending it is simple. Buy one of their products, visit a shop, meet somebody who works there, and add one sentence about what you noticed. Now it can only be them. For Sazanami I ate three different lunch boxes made with our frozen shrimp and compared them.',
        'Let your international office or a friend correct your Japanese, by all means. But let nobody touch that one sentence.',
      ),
    ],
  },
];
