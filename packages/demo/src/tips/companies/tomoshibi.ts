import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const tomoshibiTips: readonly TipIdea[] = [
  {
    daysAgo: 21,
    country: 'PH',
    yearsBefore: 4,
    portrait: face('p51'),
    name: ['マリソル・サントス', 'Marisol Santos'],
    position: ['Webエンジニア', 'Web engineer'],
    university: [
      '北海道大学大学院 情報科学院',
      'Hokkaido University, Graduate School of Information Science and Technology',
    ],
    title: [
      '小さな会社に入る前に、聞いておいた五つのこと',
      'Five things I asked before joining a small company',
    ],
    message: [
      paragraphs(
        '24人の会社に入ると言ったら、家族に心配されました。当然だと思います。だから私は、最終面接で五つ聞きました。',
        '「いまのお金で、何か月会社を続けられますか」「去年やめた人は何人で、なぜですか」「私が休んだら、誰が代わりますか」「在留資格の手続きをしたことがありますか」「代表と意見が違ったとき、最近どうなりましたか」。',
        '代表は一つずつ、数字を見せながら答えてくれました。四つ目は「一度だけ。大変でした」と正直に。もし答えに詰まったり、不機嫌になったりしたら、入らないつもりでした。大きな会社なら資料で分かることを、小さな会社では人に聞くしかありません。聞いてよいのです。',
      ),
      paragraphs(
        'When I said I would join a company of 24 people, my family was worried, and rightly so. That is why I asked five things at the final interview.',
        '“How many months can you go on with the money you have?” “How many people left last year, and why?” “Who steps in when I am ill?” “Have you ever handled a residence status?” “When somebody last disagreed with you, what happened?”',
        'The founder answered one after another, with figures on the table. To the fourth he said, honestly, “Once. It was hard.” Had he hesitated or become cross, I would not have joined. What you can look up about a large company, you have to ask a small one. And you may.',
      ),
    ],
  },
  {
    daysAgo: 4,
    country: 'UZ',
    yearsBefore: 3,
    portrait: face('p1'),
    name: ['アジズ・カリモフ', 'Aziz Karimov'],
    position: ['お客様支援チーム', 'Customer support'],
    title: [
      'アルバイトから正社員へ。「次に困ること」を書きとめる',
      'From part-time to permanent: note down what will go wrong next',
    ],
    message: [
      paragraphs(
        '専門学校に通いながら、週3日、ヘルプ文書のアルバイトとして入りました。プログラミングはできませんし、日本語もN3でした。',
        '任された仕事のほかに、一つだけ続けたことがあります。お客様の問い合わせを読んで、「この人が次に困りそうなこと」を毎回1行、共有の表に書いておくことです。半年で400行になりました。開発の人がその表を見て、問い合わせが来る前に画面を直すようになりました。',
        '卒業の3か月前、代表に「その表を書く人がいなくなると困る」と言われて、正社員になりました。仕事と学んだことの関係を説明する書類は、会社と学校が一緒に考えてくれました。言われたことの一歩先を、小さく、毎日。それだけは、日本語が上手でなくてもできます。',
      ),
      paragraphs(
        'I joined as a part-timer, three days a week, writing help pages while I was at a vocational college. I could not program, and my Japanese was N3.',
        'Besides the work I was given I kept up one habit. Whenever I read a customer’s question I added one line to a shared sheet: what will this person be stuck on next? In half a year there were four hundred lines. The developers began to read them and to mend screens before anybody asked.',
        'Three months before I graduated, the founder told me they could not do without whoever writes that sheet, and offered me a permanent job. Company and college worked out together how to explain the link between my studies and the work. One step beyond what you were told, small, every day: for that you do not need perfect Japanese.',
      ),
    ],
  },
];
