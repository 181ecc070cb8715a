import { paragraphs } from '../../paragraphs.ts';
import { face } from '../../pictures/picture-names.ts';
import type { TipIdea } from '../demo-tip.ts';

export const ishizueTips: readonly TipIdea[] = [
  {
    daysAgo: 43,
    country: 'GB',
    yearsBefore: 5,
    portrait: face('p64'),
    name: ['エミリー・ハート', 'Emily Hart'],
    position: ['エクイティ調査部 アナリスト', 'Equity analyst'],
    university: [
      '慶應義塾大学大学院 商学研究科',
      'Keio University, Graduate School of Business and Commerce',
    ],
    title: ['先輩訪問の質問は、三つまで', 'Visiting a senpai? Three questions, no more'],
    message: [
      paragraphs(
        '先輩訪問に20個の質問を持ってくる学生さんがいます。準備はうれしいのですが、答え終わるころには、お互いに疲れています。三つで十分です。',
        '私がおすすめする三つは、「先週いちばん長くやっていた仕事は何ですか」「入社してから考えが変わったことは何ですか」「私の話を聞いて、この会社で苦労しそうなところはどこですか」。最後の質問は勇気がいりますが、いちばん本音が返ってきます。',
        'そして、翌日までに短いお礼を。何を学んだかを一行だけ書いてあるお礼は、ずっと覚えています。',
      ),
      paragraphs(
        'Some students come to meet me with twenty questions. I appreciate the preparation, but by the end we are both exhausted. Three are enough.',
        'These are the three I would ask: “What did you spend most time on last week?” “What have you changed your mind about since you joined?” “From what I have told you, where would I struggle here?” The last takes courage, and gets you the most honest answer.',
        'And write a short note of thanks by the next day. I never forget the ones that say in one line what the person learned.',
      ),
    ],
  },
  {
    daysAgo: 19,
    country: 'LK',
    yearsBefore: 2,
    portrait: face('p57'),
    name: ['カスン・ペレラ', 'Kasun Perera'],
    position: ['IT統括部 システム開発', 'Systems developer'],
    university: ['東北大学 工学部', 'Tohoku University, School of Engineering'],
    title: [
      '内定から入社までの半年にしたこと、しなかったこと',
      'The half-year between offer and first day',
    ],
    message: [
      paragraphs(
        '内定が出ると、急に何をすればよいか分からなくなりました。結局、役に立ったのは次の四つです。卒業見込みの証明書を多めに取る。在留資格の変更を学校と会社に相談して、年内に書類をそろえる。引っ越し先を2月中に決める。そして、同期に一人だけ、自分から連絡する。',
        'しなかったほうがよかったのは、専門書を8冊買ったこと。入社後の研修で、全部もらえました。',
        'いちばんの準備は、卒業論文を早めに終えて、国に2週間帰ったことかもしれません。働きはじめると、次に2週間続けて帰れるのは、だいぶ先になりますから。',
      ),
      paragraphs(
        'Once I had my offer I suddenly did not know what to do. In the end four things were useful. Order more certificates of expected graduation than you think you need. Talk to school and company about changing your residence status, and have the papers together before the year ends. Settle where you will live by the end of February. And write to one single person who starts with you.',
        'What I should not have done was buy eight textbooks. We were given every one of them in training.',
        'The best preparation may have been to finish my thesis early and go home for two weeks. Once you work, it will be a while before you can do that again.',
      ),
    ],
  },
];
