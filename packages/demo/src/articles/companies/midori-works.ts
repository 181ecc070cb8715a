import { paragraphs } from '../../paragraphs.ts';
import { calm, scene } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const midoriWorksArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 52,
    cover: calm('a8'),
    pictures: [scene('a4', 1)],
    title: [
      '段々畑で3日間。設計者が自分で「乗る」試験に同行しました',
      'Three days on the terraces: when designers drive their own machines',
    ],
    body: [
      paragraphs(
        '長野県南部の山あいの村。標高900メートルの段々畑に、試作中の小型トラクター「だんだん」の新型が運び込まれました。乗るのは運転の専門家ではなく、図面を引いた本人、入社4年目のソムチャイさんです。',
        '1日目は、石垣のへりをまっすぐ往復するだけ。「会社の試験場では一度も滑らなかったのに、朝露があるだけでまるで違う機械になります」。タイヤの溝に入った土を瓶に詰め、場所と時刻を書いて持ち帰ります。',
        '2日目は、持ち主の農家さんに乗っていただきました。御年76歳。降りてからの第一声は「レバーが遠い」でした。設計では標準的な手の長さを使っていましたが、実際に使う人の平均年齢は71歳です。その夜の宿で、レバーを4センチ手前に引いた図面ができました。',
        '3日目に、木と粘土でつくった仮のレバーでもう一度。農家さんは何も言わずに3往復し、「これはいつ買えるの」とおっしゃいました。',
        'みどりワークスの設計部では、1年目から必ずこの試験に参加します。図面の線が誰の腰に届くのかを、体で知るためです。',
      ),
      paragraphs(
        'A village in the mountains of southern Nagano. To a terraced field 900 metres up, a truck has brought the prototype of our next Dandan tractor. It will be driven not by a test driver but by the man who drew it: Somchai, in his fourth year with us.',
        'Day one is nothing but straight lines along the stone wall. “On our own test ground it never slipped once,” he says. “Add a little morning dew and it’s a different machine.” He scrapes the soil from the tyres into jars, writes down place and time, and takes them home.',
        'On day two the farmer takes the seat. He is 76, and his first words on climbing down are: “The lever’s too far away.” We had designed for an average arm; the average person who uses our tractor is 71. At the inn that night a new drawing appeared, with the lever four centimetres closer.',
        'On day three they tried again, with a lever made of wood and clay. The farmer drove up and down three times without a word, then asked, “When can I buy it?”',
        'Everybody in our design department joins these trials from their first year, so that they know with their whole body whose back a line on paper ends up in.',
      ),
    ],
  },
  {
    daysAgo: 24,
    cover: calm('a14'),
    title: [
      '独身寮の台所から。7つの国の年越しそば',
      'New Year’s noodles from seven countries: a night in our dormitory kitchen',
    ],
    body: [
      paragraphs(
        '豊田の独身寮には、コンロが6口ある大きな台所があります。昨年の大みそか、帰省しなかった11人が「それぞれの国の年越しの麺」を持ち寄りました。',
        'ベトナムのフォー、タイのクイティアオ、インドネシアのミー・アヤム、中国の長寿麺、ネパールのチョウメン、韓国のカルグクス、そして寮母さんの手打ちそば。ハラールの鍋には緑のテープを貼り、ほかの鍋と分けて置くのが寮の決まりです。',
        '入社1年目の冬はさみしい、と先輩たちは口をそろえます。工場は8日間止まり、町の店も閉まります。そんなときに台所へ行けば誰かがいる。寮の担当の加藤さんは「だから台所だけは、真夜中でも電気を消しません」と話します。',
        '寮費は月8,000円。入居は入社から5年間で、一人部屋です。見学はいつでもできますので、採用担当までお知らせください。麺を茹でて待っています。',
      ),
      paragraphs(
        'Our dormitory in Toyota has a large kitchen with six burners. Last New Year’s Eve eleven of us who had not gone home brought the noodles that see the year out where we come from.',
        'There was phở from Vietnam, kuaitiao from Thailand, mie ayam from Indonesia, long-life noodles from China, chow mein from Nepal, kalguksu from Korea, and soba made by hand by the lady who looks after the house. Pots for halal food carry a strip of green tape and have a shelf of their own; that is the rule.',
        'The first winter is the lonely one, all the older residents say. The plant stands still for eight days and the shops are shut. But there is always somebody in the kitchen. “That’s why I never turn off the light there, not even at midnight,” says Ms Kato, who runs the dormitory.',
        'A room costs ¥8,000 a month. It is yours alone, for your first five years. You can visit at any time: just tell our recruiting team, and we will put the water on.',
      ),
    ],
  },
];
