import { paragraphs } from '../../paragraphs.ts';
import { product, scene } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const tsumugiArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 45,
    cover: scene('a3', 5),
    title: [
      '3年目の店長試験。問題用紙は、空っぽの棚ひとつ',
      'The exam for shop managers is one empty shelf',
    ],
    body: [
      paragraphs(
        'つむぎ商店では、入社3年目から店長試験を受けられます。筆記はありません。渡されるのは、幅1メートル80センチの空の棚が一つと、2週間だけです。',
        '受験者は自分で売り場の題を決め、仕入れ、並べ、値札を書き、実際に店で売ります。評価は三つ。売れた金額、お客様が足を止めた回数、そして「アルバイトの人に、その棚のことを説明してもらう」試験です。自分がいない日にも、棚の話ができる人を何人つくれたかを見ています。',
        '先日合格したビシャルさんの棚は「一人暮らしの、はじめての出汁」。ネパールから来て最初の冬、どの粉末を買えばよいか分からず、塩水で麺を食べたことから考えたそうです。昆布を小さく切って1回分ずつ包み、札にはひらがなと英語と、鍋の絵だけを書きました。2週間で288袋が売れました。',
        'いちばんうれしかったのは、隣の高校の生徒が文化祭の屋台のために40袋をまとめて買いに来たこと。「説明してくれたのは、先月入ったばかりのアルバイトの子でした」。',
        '落ちても、半年後にまた受けられます。落ちた棚の写真は、合格した棚の隣に並べて本部に貼ってあります。',
      ),
      paragraphs(
        'From your third year at Tsumugi you can sit the exam for shop managers. Nothing is written. You are given one empty shelf, 1.8 metres wide, and two weeks.',
        'You choose the theme, buy, arrange, write the price cards and sell. Three things count: how much was sold, how often customers stopped, and then we ask a part-timer to explain the shelf to us. That tells us how many people you have taught to talk about it on the days you are not there.',
        'Bishal, who has just passed, called his shelf “Your first dashi, for one”. In his first winter after coming from Nepal he had no idea which powder to buy, and ate his noodles in salt water. So he cut kombu into small pieces and wrapped them one portion at a time; the cards had hiragana, English and a drawing of a pot. He sold 288 packs in two weeks.',
        'What pleased him most was a pupil from the high school next door who came in for forty packs at once, for a stall at the school festival. “The person who explained it to her,” says Bishal, “was a part-timer who had started the month before.”',
        'If you fail, you can try again in half a year. Pictures of shelves that failed hang at head office, right beside those that passed.',
      ),
    ],
  },
  {
    daysAgo: 9,
    cover: scene('a6', 5),
    pictures: [product('a1', 5)],
    title: [
      '台南の製麺所で見つけた、髪の毛より細い麺',
      'Thinner than a hair: what we found at a noodle maker’s in Tainan',
    ],
    body: [
      paragraphs(
        'バイヤーの仕事は、地図にない場所へ行くことから始まります。今回の行き先は、台南の市場の裏にある製麺所。教えてくれたのは、天神店のお客様でした。',
        '三代目のご主人は、朝3時から麺を延ばします。竿に掛けた麺は、最後には髪の毛より細くなり、日が昇るころには中庭いっぱいに白い幕が揺れます。写真を撮ろうとすると「まず食べて」と椀を渡されました。',
        '難しかったのは値段よりも量です。一日につくれるのは60キログラム、うち50キログラムは近所の人の分です。「余った10キロなら」という話に、私たちは「では毎月10キロだけ」とお願いしました。42店舗に並べるには足りないので、半年かけて一店舗ずつ回ることにしました。',
        '帰りの飛行機で、食品表示の原稿を書きます。原材料は小麦粉、塩、水の三つだけ。いちばん短い表示になりました。来月は熊本の店に並びます。お近くの方は、どうぞ足をお運びください。',
      ),
      paragraphs(
        'A buyer’s work begins with going to places that are not on the map. This time it was a noodle maker’s behind a market in Tainan. We had heard of it from a customer in our Tenjin shop.',
        'The owner, third of his line, starts pulling noodles at three in the morning. Hung over poles they grow thinner and thinner, in the end thinner than a hair, and by sunrise the whole courtyard is a white curtain, swaying. When we lifted the camera, he put a bowl into our hands: “Eat first.”',
        'The hard part was not the price but the amount. He makes sixty kilograms a day, and fifty are for the neighbours. “You can have the ten that are left over,” he said. So we asked for ten kilograms a month, no more. It will never fill 42 shops; instead it will travel from one to the next over half a year.',
        'On the plane home we wrote the label. Wheat flour, salt, water: three ingredients, the shortest list we have ever had. Next month the noodles will be in Kumamoto. Do drop in if you are near.',
      ),
    ],
  },
];
