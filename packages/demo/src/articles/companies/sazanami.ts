import { paragraphs } from '../../paragraphs.ts';
import { product, room, scene } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const sazanamiArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 36,
    cover: scene('a4', 3),
    pictures: [product('a8', 3)],
    title: ['一尾のえびが、日本の食卓に届くまでの47日', 'Forty-seven days in the life of a shrimp'],
    body: [
      paragraphs(
        '商社は何をしているのか、という質問をよくいただきます。そこで、ある一袋の冷凍えびの旅を追いかけてみました。',
        '1日目、ベトナム・カマウ省。夜明け前の養殖池で、買付担当のフオンさんが水の色と底の泥を確かめます。「良い池は、朝いちばんの匂いで分かります」。その場で値段が決まり、午前中に加工場へ運ばれました。\n9日目、加工場。殻をむき、検査をし、凍らせる。ここで温度の記録が一つでも途切れると、その箱は日本に送れません。',
        '14日目、港を出ます。書類は全部で17枚。業務部の3年目の社員が、船の名前の綴りの間違いを出港の4時間前に見つけました。見つからなければ、大阪の港で3日は止まっていたはずです。\n31日目、大阪南港に到着。検疫と通関に2日。冷凍庫に入ったのは、雨の夜の11時でした。',
        '47日目、東大阪の惣菜工場。えびカツの試作に立ち会うと、工場長が一口食べて「前より甘い」と言いました。フオンさんにすぐ電話で伝えます。電話の向こうは、ちょうど次の池の朝でした。',
        '商社の仕事は、物を右から左へ動かすことではなく、47日のあいだに出会う人たちを、途切れずにつなぐことだと思います。',
      ),
      paragraphs(
        'People often ask what a trading house actually does. So we followed one bag of frozen shrimp.',
        'Day 1, Ca Mau in Vietnam. Before dawn our buyer Huong stands by a pond and checks the colour of the water and the mud at the bottom. “You can tell a good pond by its smell, first thing in the morning,” she says. The price is agreed there and then, and by noon the catch is at the plant.\nDay 9, the plant. Peeling, testing, freezing. If the temperature record has a single gap, that box cannot go to Japan.',
        'Day 14, the ship leaves. There are seventeen documents in all. Four hours before departure a colleague in her third year notices that the vessel’s name is misspelt on one of them. Had she missed it, the container would have been stuck in Osaka for three days.\nDay 31, arrival in Osaka. Quarantine and customs take two days; it is eleven on a rainy night when the cold store closes its doors.',
        'Day 47, a factory in Higashi-Osaka. We are there for the trial run of a shrimp cutlet. The manager takes a bite and says, “Sweeter than the last lot.” We ring Huong at once. On her end it is early morning, by the next pond.',
        'Trade is not about moving things from right to left. It is about keeping all the people you meet in forty-seven days connected, without a gap.',
      ),
    ],
  },
  {
    daysAgo: 12,
    cover: room('a22'),
    title: [
      '議事録が先生です。商談の日本語は、1年でここまで伸びます',
      'Minutes are the best teacher: how our Japanese grows in a year',
    ],
    body: [
      paragraphs(
        'さざなみでは、新入社員が出た商談の議事録を、必ず本人が日本語で書きます。それを先輩が赤で直し、翌朝10分だけ一緒に読みます。制度というほどのものではありませんが、入社した人は口をそろえて「これがいちばん効いた」と言います。',
        '4月の議事録。「値段は高いと言いました。でも買うと思います。」\n先輩の赤字は「『高い』と『買う』の間に何があったかを書いて」。お客様は「この値段だと来期の棚には難しいですね」と言っていました。つまり、来期でなければ買えるということです。',
        '7月の議事録。「A社は数量を3割減らす代わりに、納期を2週間早めてほしいとのご意向。理由は競合の新商品発売（9月）と思われる。」\nここまで来ると、赤字はほとんど「根拠は誰の発言か」だけになります。',
        '12月。自分の赤字だらけの4月の議事録を、翌年の新入社員に見せるのが恒例になっています。恥ずかしいのですが、これ以上の励ましはありません。',
      ),
      paragraphs(
        'When somebody new sits in on a negotiation, they write the minutes themselves, in Japanese. A senior colleague corrects them in red, and the next morning the two of them read through it for ten minutes. It hardly deserves to be called a programme, yet everybody who has been through it says nothing helped them more.',
        'From the minutes of an April: “They said price is high. But I think they will buy.”\nIn red: “Write down what happened between ‘high’ and ‘buy’.” What the customer had said was, “At that price it would be difficult for next season’s shelves.” In other words: this season, they can.',
        'July: “Company A would like to cut the volume by 30% and have delivery two weeks earlier. Probably because a competitor launches in September.”\nBy now nearly all the red ink asks the same thing: “Who said so?”',
        'December. It has become a custom to show your own April minutes, red all over, to those who join the following spring. It is embarrassing, and there is no better encouragement.',
      ),
    ],
  },
];
