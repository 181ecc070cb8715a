import { paragraphs } from '../../paragraphs.ts';
import { calm, product, room } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const yamabikoArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 27,
    cover: calm('a2'),
    pictures: [product('a5', 1)],
    title: [
      'ロボットが雨の日だけ道に迷う。原因は、りんごの葉でした',
      'Our robot got lost only when it rained. The culprit was an apple leaf',
    ],
    body: [
      paragraphs(
        'ある日、長野の果樹園から「雨が降ると、かもしかが同じところを回りはじめる」と連絡がありました。晴れの日は一度も起きません。ラボで水をかけても再現しません。',
        '自律移動チームの4人が現地に入りました。ログを見ると、自己位置の推定が雨の日の午後だけ、少しずつ左にずれていきます。クワメさんは傘をさして、ロボットと同じ高さにしゃがみ、3時間、同じ景色を見続けました。',
        '見えたのは、葉でした。雨に濡れたりんごの葉は、重みで15センチほど下がります。私たちの地図では、その葉が「動かないもの」として記録されていたのです。晴れの日につくった地図の中を、雨の日のロボットは探し回っていました。',
        '直し方はいろいろありましたが、選んだのはいちばん単純な方法です。膝より上の葉は、目印として信じない。計算は軽くなり、風の日の誤差まで小さくなりました。',
        'この話には続きがあります。農家さんに原因を説明すると、「葉が下がるのは見れば分かる。最初に聞いてくれればよかったのに」と笑われました。翌月から、不具合の報告書には「農家さんに何と聞いたか」という欄があります。',
      ),
      paragraphs(
        'One day an orchard in Nagano called: when it rains, Kamoshika starts walking in circles. On dry days it never did. We poured water over one in the lab, and nothing happened.',
        'Four people of the autonomy team went there. The logs showed that on rainy afternoons, and only then, the robot’s idea of where it was drifted slowly to the left. Kwame took an umbrella, crouched down to the height of the robot and looked at what it sees. He stayed for three hours.',
        'What he saw was leaves. A wet apple leaf hangs some fifteen centimetres lower. Our map had those leaves down as things that do not move, and so, on rainy days, the robot was searching for a world that had been recorded in sunshine.',
        'There were many ways to fix it, and we took the simplest: never trust a leaf above knee height as a landmark. It made the computation lighter, and even the error on windy days went down.',
        'The story has an epilogue. When we explained the cause to the farmer, she laughed. “Anyone can see that leaves hang low in the rain. You could have asked me first.” Since the following month our fault reports have a new box: “What did you ask the farmer?”',
      ),
    ],
  },
  {
    status: 'draft',
    daysAgo: 5,
    cover: room('a21'),
    title: [
      '冬の実証フィールド：マイナス12度で電池はどれだけもつか',
      'Winter at the test field: how long does a battery last at minus twelve?',
    ],
    body: [
      paragraphs(
        '次の冬も、長野の実証フィールドで試験を行います。前回の結果と、今回確かめたいことをまとめます。',
        '前回：気温マイナス12度では、稼働時間が夏の58パーセントまで落ちました。充電所を一か所増やしても、坂の上では足りませんでした。',
        '今回：電池を温める場合と、休む時間を増やす場合の二つを比べます。（測定の方法は、ハードウェアチームの確認待ちです。）',
      ),
      paragraphs(
        'Next winter we will run our trials at the test field in Nagano again. Here is what we learned last time and what we would like to find out now.',
        'Last time: at minus twelve degrees the robots ran for 58 per cent of their summer hours. One more charging point was not enough at the top of the slope.',
        'This time we compare two ideas, warming the battery and resting more often. (How we measure is still to be confirmed by the hardware team.)',
      ),
    ],
  },
];
