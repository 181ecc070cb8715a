import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const yamabikoTips: readonly TipIdea[] = [
  {
    daysAgo: 39,
    country: 'GH',
    yearsBefore: 3,
    portrait: face('p24'),
    name: ['クワメ・アサンテ', 'Kwame Asante'],
    position: ['ロボットソフトウェアエンジニア', 'Robotics software engineer'],
    university: [
      '東京大学大学院 情報理工学系研究科',
      'The University of Tokyo, Graduate School of Information Science and Technology',
    ],
    title: [
      '研究の話は、農家さんに通じるまで短くする',
      'Shorten your research until a farmer nods',
    ],
    message: [
      paragraphs(
        '博士課程の面接で、私は自分の研究を40枚のスライドで説明しました。部屋は静かでした。入社してから同じ話を長野の農家さんにしたら、2分で「つまり、ロボットが道に迷わないようにするんだね」と言われました。その一文を、面接で言えばよかったのです。',
        '練習の方法です。まず家族に母語で説明する。次に、専門の違う友だちに英語で。最後に、日本語で、一文だけ。だんだん短くなって、最後に残ったものが、あなたの研究の本当の中身です。',
        '詳しい話は、相手が「どうやって？」と聞いてからで間に合います。聞かれなかったら、それは最初の一文に問題があるということです。',
      ),
      paragraphs(
        'At one interview I explained my doctoral research with forty slides. The room was silent. When I told the same thing to a farmer in Nagano, it took her two minutes: “So you stop the robot from getting lost.” That was the sentence I should have used.',
        'Here is how to practise. Explain it to your family in your own language. Then to a friend from another field, in English. Then in Japanese, in a single sentence. It gets shorter each time, and what is left at the end is what your research is really about.',
        'The details can wait until somebody asks, “How?” If nobody does, the problem is your first sentence.',
      ),
    ],
  },
  {
    daysAgo: 16,
    country: 'FR',
    yearsBefore: 2,
    portrait: face('p50'),
    name: ['カミーユ・ルロワ', 'Camille Leroy'],
    position: ['ハードウェアチーム 研究開発', 'Hardware team, research and development'],
    title: [
      '日本で博士のあと、会社を選ぶということ',
      'After a doctorate: choosing a company in Japan',
    ],
    message: [
      paragraphs(
        '博士号を取ってから会社に入る人は、日本ではまだ多くありません。30歳で新卒と同じ説明会に座るのは、少し居心地が悪かったです。',
        'それで、やり方を変えました。学会で発表を聞きに来てくれた会社の人に、その場で「論文の続きを、御社ならどう使いますか」と聞くのです。答えが具体的だった3社にだけ、あとでメールを書きました。2社から面接に呼ばれました。',
        '条件を話すときは、給与の前に、論文を書く時間、学会に行けるか、特許の名前がどうなるかを聞いてください。この三つの答え方で、研究する人を大切にする会社かどうかが分かります。',
      ),
      paragraphs(
        'In Japan not many people join a company after their doctorate. Sitting in the same information session as 22-year-olds, at thirty, I felt a little out of place.',
        'So I changed my approach. When somebody from a company came to my talk at a conference, I asked on the spot: “How would you use what comes after this paper?” I wrote to the three whose answers were concrete. Two invited me.',
        'When it comes to terms, ask three things before you ask about pay: time to write papers, conferences, and whose name is on a patent. The way they answer tells you whether they value people who do research.',
      ),
    ],
  },
];
