import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const midoriWorksTips: readonly TipIdea[] = [
  {
    daysAgo: 47,
    country: 'TH',
    yearsBefore: 4,
    portrait: face('p8'),
    name: ['ソムチャイ・ウォンサワット', 'Somchai Wongsawat'],
    position: ['機械設計（第一設計部）', 'Mechanical designer'],
    university: ['豊橋技術科学大学', 'Toyohashi University of Technology'],
    title: ['工場見学では、床を見てください', 'On a factory tour, look at the floor'],
    message: [
      paragraphs(
        '工場見学に行くと、みんな大きな機械ばかり見ます。私のおすすめは床です。通路の線がはがれていないか、部品が落ちていないか、油の跡があるか。床がきれいな工場は、困ったことを隠さない工場です。',
        'もう一つは、すれ違うときのあいさつです。案内の人にではなく、見学者の私たちに目を合わせてくれるかどうか。私はこの二つで、いまの会社を選びました。',
        '見学のあとのお礼のメールには、床のことを書きました。面接で「あなたですか、床の人は」と笑われ、そこから30分、整理整頓の話だけで終わりました。',
      ),
      paragraphs(
        'On a factory tour everybody stares at the big machines. I recommend the floor. Are the painted lines worn? Are there parts lying about, or traces of oil? A plant with a clean floor is a plant that does not hide its problems.',
        'The other thing is how people greet you when you pass. Not the guide: you. Do they meet your eye? With these two I chose the company I work for.',
        'In my note of thanks after the tour I wrote about the floor. “Ah, so you’re the floor man,” they laughed at the interview, and for half an hour we talked about nothing but keeping things tidy.',
      ),
    ],
  },
  {
    daysAgo: 28,
    country: 'ID',
    yearsBefore: 5,
    portrait: face('p45'),
    name: ['デウィ・ラハユ', 'Dewi Rahayu'],
    position: ['海外営業（インドネシア・ベトナム担当）', 'Overseas sales, Indonesia and Vietnam'],
    university: ['立命館アジア太平洋大学', 'Ritsumeikan Asia Pacific University'],
    title: [
      '適性検査は、計算の問題から味方につける',
      'Aptitude tests: make friends with the sums first',
    ],
    message: [
      paragraphs(
        '適性検査の言語の問題は、日本で育った人でも時間が足りません。私は最初からそこで戦うのをやめ、計算の問題を先に完璧にすることにしました。割合、速さ、集合、表の読み取り。使われる日本語は、全部で80語くらいです。',
        '80語を単語カードにして、問題集を2か月で3周しました。毎日30分、大学のバスの中だけです。電卓が使える形式と使えない形式があるので、受ける会社の形式は必ず先に確かめてください。',
        '検査を英語で受けられる会社もあります。聞くのは失礼ではありません。私は採用担当の方に電話ではなくメールで聞きました。そのほうが、返事をあとから読み返せますから。',
      ),
      paragraphs(
        'Even people who grew up in Japan run out of time in the verbal part of an aptitude test. I decided not to fight there and to make the numerical part perfect first: percentages, speed, sets, reading tables. In all, it uses about eighty Japanese words.',
        'I put those eighty on cards and went through the workbook three times in two months, half an hour a day, only on the bus to university. Some tests allow a calculator and some do not, so find out beforehand which kind it is.',
        'At some companies you can take the test in English. It is not rude to ask. I asked by e-mail rather than by phone, because you can read an answer twice.',
      ),
    ],
  },
  {
    daysAgo: 6,
    country: 'VN',
    yearsBefore: 3,
    portrait: face('p46'),
    name: ['ファム・クオック・トゥアン', 'Pham Quoc Tuan'],
    position: ['生産技術（刈谷工場）', 'Production engineer, Kariya plant'],
    title: [
      '電話が怖い人へ。最初の15秒を紙に書く',
      'Afraid of the phone? Write down the first fifteen seconds',
    ],
    message: [
      paragraphs(
        '配属されて最初の1か月、電話が鳴るたびにトイレに行きたくなりました。相手の顔が見えず、社名も早口で聞き取れません。',
        '班長が教えてくれたのは、最初の15秒を紙に書いて受話器の横に貼ることでした。「はい、みどりワークス刈谷工場、トゥアンです」「恐れ入ります、もう一度お名前をお願いします」「担当に代わります。少々お待ちください」。この3行で、電話の8割は終わります。',
        '就職活動の電話も同じです。かける前に、名前、大学、用件、都合のよい日を二つ、紙に書く。聞き取れなかったら「メールでもいただけますか」。これで怖いものはありません。',
      ),
      paragraphs(
        'For my first month here, every time the phone rang I wanted to hide in the toilet. You cannot see a face, and people say the name of their company so fast.',
        'My team leader told me to write down the first fifteen seconds and stick them next to the receiver: “Midori Works, Kariya plant, Tuan speaking.” “I’m sorry, may I have your name again?” “Let me put you through; one moment, please.” Those three lines take care of eight calls in ten.',
        'It works for job hunting too. Before you call, write down your name, your university, what you want and two dates that suit you. If you did not catch something: “Could you also send me that by e-mail?” And there is nothing left to fear.',
      ),
    ],
  },
];
