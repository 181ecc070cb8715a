import { lines } from '../../jobs/lines.ts';
import { type EventIdea, from } from '../demo-event.ts';

export const hoshizoraEvents: readonly EventIdea[] = [
  {
    id: 'engineers-talk',
    scene: 'online',
    when: { week: 1, weekday: 'thu', from: '19:00', to: '20:30', closesBefore: 1 },
    format: 'online',
    onlineUrl: 'https://meet.hoshizora.example/engineers-talk',
    title: [
      '日本語が苦手でもエンジニアになれる？ 先輩3人に聞く夜',
      'Engineering in Japan without perfect Japanese: three of us tell all',
    ],
    description: [
      lines(
        'ベトナム、インド、ブラジル出身のエンジニア3名が、就職活動と入社1年目のことを正直にお話しします。',
        '',
        '・技術面接で実際に聞かれたこと',
        '・日本語での会議についていけるようになるまで',
        '・「これは入社前に知りたかった」と思ったこと',
        '',
        '前半は日本語、後半の質問タイムは英語でも大丈夫です。カメラはオフのままで構いません。',
      ),
      lines(
        'Three of our engineers, from Vietnam, India and Brazil, talk frankly about looking for a job here and about their first year.',
        '',
        '- What we were really asked in technical interviews',
        '- How long it took to keep up with meetings in Japanese',
        '- What we wish we had known before we started',
        '',
        'The first half is in Japanese; ask your questions in either language. You are welcome to leave your camera off.',
      ),
    ],
    people: { going: [0, ...from(4, 17)], cancelled: [20] },
  },
  {
    id: 'office-evening',
    scene: 'stage',
    when: { week: 3, weekday: 'wed', from: '18:30', to: '20:30', closesBefore: 3 },
    format: 'place',
    title: ['神宮前オフィス見学会と軽食の夕べ', 'An evening at our Jingumae office'],
    place: [
      'ほしぞら東京本社 4階（東京都渋谷区神宮前）',
      'Hoshizora head office, 4th floor, Jingumae, Shibuya-ku, Tokyo',
    ],
    description: [
      lines(
        '仕事が終わったあとの、いつものオフィスにお越しください。開発、デザイン、カスタマーサクセスの社員が席でお待ちしています。',
        '',
        '18:30 受付、オフィスをひと回り',
        '19:00 「よぞらシフト」の舞台裏（30分）',
        '19:30 軽食を囲んで歓談',
        '',
        '服装は自由、履歴書は不要です。ハラールとベジタリアンの軽食も用意します。',
      ),
      lines(
        'Drop in once the working day is over. People from engineering, design and customer success will be at their desks to meet you.',
        '',
        '18:30 Doors open, a walk round the office',
        '19:00 Behind the scenes of Yozora Shift, half an hour',
        '19:30 Something to eat and time to talk',
        '',
        'Come as you are and leave your CV at home. There will be halal and vegetarian food.',
      ),
    ],
    capacity: 24,
    people: { going: from(10, 21), cancelled: [2] },
  },
  {
    id: 'round-table',
    scene: 'walk',
    status: 'limited',
    when: { week: 2, weekday: 'tue', from: '17:00', to: '18:00' },
    format: 'both',
    onlineUrl: 'https://meet.hoshizora.example/round-table',
    title: ['最終面接の前に、チームとお茶を', 'Tea with the team before your final interview'],
    place: [
      'ほしぞら東京本社 カフェスペース（東京都渋谷区神宮前）',
      'The café corner of our head office, Jingumae, Shibuya-ku, Tokyo',
    ],
    description: [
      lines(
        '一次面接に進まれた方だけの、1時間の座談会です。選考ではありませんので、気になっていることを何でも聞いてください。',
        '',
        '配属されるかもしれないチームの社員が2、3名参加します。遠方の方はオンラインでどうぞ。',
      ),
      lines(
        'An hour for those who have passed the first interview, and for nobody else. It is not part of the selection: ask whatever is on your mind.',
        '',
        'Two or three people from the team you might join will be there. If you live far away, join us online.',
      ),
    ],
    capacity: 6,
    audience: from(0, 5),
    people: { going: [2, 3] },
  },
];
