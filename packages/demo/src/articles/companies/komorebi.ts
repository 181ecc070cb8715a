import { paragraphs } from '../../paragraphs.ts';
import { calm, product } from '../../pictures/picture-names.ts';
import type { ArticleIdea } from '../demo-article.ts';

export const komorebiArticles: readonly ArticleIdea[] = [
  {
    daysAgo: 29,
    cover: calm('a3'),
    pictures: [product('a1', 4)],
    title: [
      '「ぽとん」をどう訳す？ 絵本の翻訳を声に出して読む日',
      'How do you translate “poton”? A day of reading aloud',
    ],
    body: [
      paragraphs(
        'どんぐりが池に落ちる音、「ぽとん」。『ぽとんの森』の英語版をつくったとき、いちばん長く話し合ったのはこの三文字でした。',
        '英語には plop も plunk もあります。けれども翻訳者は「plop は太ったカエルの音で、どんぐりには重すぎる」と言います。編集部では、どんぐりを10個拾ってきて、洗面器に落としてみました。高さを変え、水の深さを変え、全員で耳を澄まします。',
        'こもれび出版の翻訳は、この「読み合わせ」を2回行います。訳者、担当編集者、そして必ず一人、その言語で子ども時代を過ごした社員が加わります。意味が合っているかどうかは確かめません。息つぎの場所、ページをめくる間、膝の上の子どもが笑うところ。声にしないと分からないことだけを直します。',
        '半日かけて決まった訳は “pip”。辞書にある「種」という意味が、ちょうど物語の最後のページにつながりました。訳者のジェーンさんは「偶然です」と笑いますが、偶然が起きるまで待てることが、小さな出版社の強みかもしれません。',
        '翻訳者も編集者も、声のよさは問いません。ただ、人前で「ぽとん」と言うのをためらわない方を歓迎します。',
      ),
      paragraphs(
        'An acorn falls into a pond: poton. When we made the English edition of The Forest of Poton, those three Japanese letters were what we talked about longest.',
        'English has plop, and it has plunk. “But plop is a fat frog,” said our translator. “Too heavy for an acorn.” So we collected ten acorns and dropped them into a washbowl, from different heights, into more or less water, and everybody listened.',
        'Each of our translations goes through two such readings. The translator is there, and the editor, and always somebody on our staff who was a child in that language. We do not check whether the meaning is right. We only mend what you cannot know until you say it aloud: where to breathe, how long it takes to turn the page, when the child on your lap will laugh.',
        'After half a day we had it: “pip”. The word also means a seed, and that turned out to lead straight to the last page. “Pure chance,” laughs Jane, who translated it. But being able to wait until chance comes along may be what a small publisher does best.',
        'Whether you want to translate or to edit, we do not mind how your voice sounds. You should only be willing to say “poton” in front of other people.',
      ),
    ],
  },
];
