import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const hoshizoraTips: readonly TipIdea[] = [
  {
    daysAgo: 50,
    country: 'VN',
    yearsBefore: 2,
    portrait: face('p73'),
    name: ['グエン・ティ・マイ', 'Nguyen Thi Mai'],
    position: ['バックエンドエンジニア', 'Backend engineer'],
    university: [
      '名古屋大学大学院 情報学研究科',
      'Nagoya University, Graduate School of Informatics',
    ],
    title: ['面接には、失敗した話を一つ持っていく', 'Bring one good failure to the interview'],
    message: [
      paragraphs(
        '就職活動を始めたころ、私は「できること」ばかりを話していました。5社続けて落ちて、先輩に録音を聞いてもらったら「完璧すぎて、一緒に働く姿が想像できない」と言われました。',
        'それからは、失敗した話を一つ用意しました。研究室のサーバーを間違えて止めた話です。何が起きたか、最初の10分に何をしたか、次の日に何を変えたか。この三つを、それぞれ一文で言えるように練習しました。',
        '面接官が身を乗り出したのは、いつも三つ目の文でした。日本語が少し間違っていても、この三つの文の順番さえ正しければ、ちゃんと伝わります。',
      ),
      paragraphs(
        'When I started looking for a job, I only talked about what I was good at. I failed five interviews in a row. Then I let an older student listen to a recording, and she said: “It’s too perfect. I can’t picture working with you.”',
        'After that I prepared one failure: the day I shut down our laboratory’s server by mistake. What happened, what I did in the first ten minutes, what I changed the next day. I practised saying each in a single sentence.',
        'It was always the third sentence that made interviewers lean forward. If those three come in the right order, people understand you, even when your Japanese has mistakes.',
      ),
    ],
  },
  {
    daysAgo: 31,
    country: 'TW',
    yearsBefore: 2,
    portrait: face('p66'),
    name: ['陳 怡君', 'Chen Yi-chun'],
    position: ['カスタマーサクセス', 'Customer success'],
    university: [
      '早稲田大学 国際教養学部',
      'Waseda University, School of International Liberal Studies',
    ],
    title: ['敬語より先に、「確認のことば」を覚えましょう', 'Before keigo, learn how to check'],
    message: [
      paragraphs(
        '敬語の本を3冊読みましたが、仕事で本当に助けられたのは、短い確認のことばでした。「念のため確認させてください」「私の理解では、〇〇ということでしょうか」「いつまでに必要でしょうか」。この三つです。',
        '最初の月、私は分かったふりをして、お客様に違う資料を送ってしまいました。怒られると思ったのに、先輩は「聞き直すのは1分、やり直すのは1日」と付箋に書いてくれました。いまも机に貼っています。',
        '面接でも同じです。質問の意味が分からなかったら、「〇〇についてのご質問でしょうか」と聞き返してください。私は最終面接で2回聞き返して、内定をもらいました。',
      ),
      paragraphs(
        'I read three books on keigo. What really saved me at work were a few short phrases for checking: “Let me just confirm”, “As I understand it, you mean…?”, “By when do you need it?”',
        'In my first month I pretended to understand and sent a customer the wrong file. I expected a telling-off. Instead a colleague wrote on a sticky note: “Asking again takes a minute, doing it again takes a day.” It is still on my desk.',
        'Interviews are no different. If a question is not clear, ask: “Is this about…?” I asked twice in my final interview, and got the offer.',
      ),
    ],
  },
  {
    daysAgo: 11,
    country: 'IN',
    yearsBefore: 4,
    portrait: face('p65'),
    name: ['プリヤ・シャルマ', 'Priya Sharma'],
    position: ['SRE（基盤チーム）', 'Site reliability engineer'],
    university: [
      '筑波大学 システム情報工学研究群',
      'University of Tsukuba, Systems and Information Engineering',
    ],
    title: [
      '英語だけで就活した私が、日本語で練習した2分間',
      'I job-hunted in English. These were my two minutes of Japanese',
    ],
    message: [
      paragraphs(
        '英語で選考を受けられる会社は増えています。私も5社すべてを英語で受けました。ただ、最初の2分、自己紹介だけは日本語で準備しました。',
        '名前、研究していること、なぜ日本に残りたいか、そして「ここからは英語で話してもよいですか」。これだけです。発音は友だちに直してもらい、お風呂で毎晩声に出しました。',
        '入社してから面接官に聞くと、「2分で、この人はチームの雑談にも入ろうとしてくれる人だと分かった」と言われました。点数のためではなく、相手に一歩近づくための日本語だと思うと、気が楽になりますよ。',
      ),
      paragraphs(
        'More and more companies let you apply in English. I took all five of my interviews in English, but I prepared the first two minutes, my introduction, in Japanese.',
        'My name, what I research, why I want to stay in Japan, and then: “May I continue in English?” That was all. A friend corrected my pronunciation, and I said it aloud in the bath every night.',
        'Later I asked my interviewer about it. “After two minutes,” he said, “I knew you’d try to join in when the team is just chatting.” It gets easier once you stop thinking of it as a test and see it as a step towards the other person.',
      ),
    ],
  },
  {
    status: 'draft',
    daysAgo: 2,
    country: 'BR',
    yearsBefore: 3,
    portrait: face('p34'),
    name: ['ルーカス・フェレイラ', 'Lucas Ferreira'],
    position: ['フロントエンドエンジニア', 'Frontend engineer'],
    title: ['ポートフォリオは3作品で十分です', 'Three projects are enough for a portfolio'],
    message: [
      paragraphs(
        '応募者のポートフォリオを見る側になって分かったことがあります。10作品並んでいても、読むのは最初の3つまでです。',
        'それぞれに「誰が困っていたか」「自分が決めたこと」「やめたこと」を書いてください。とくに「やめたこと」を書く人は少ないので、印象に残ります。（このあと、見本の画像を入れる予定）',
      ),
      paragraphs(
        'Now that I am one of the people who look at portfolios, I can tell you: even if there are ten projects in it, we read three.',
        'For each, write who had a problem, what you decided, and what you dropped. Hardly anybody writes about what they dropped, so people remember it. (Sample pictures to be added here.)',
      ),
    ],
  },
];
