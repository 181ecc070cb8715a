import { lines } from '../../jobs/lines.ts';
import { type EventIdea, from } from '../demo-event.ts';

export const harukazeEvents: readonly EventIdea[] = [
  {
    id: 'disaster-workshop',
    scene: 'fair',
    when: { week: 7, weekday: 'sun', from: '13:30', to: '16:00', closesBefore: 3 },
    format: 'place',
    title: [
      'やさしい日本語でつくる、わたしの町の防災カード',
      'Make a disaster card for your town, in plain Japanese',
    ],
    place: [
      'はるかぜ財団 交流室（仙台市青葉区／勾当台公園駅より徒歩3分）',
      'Harukaze Foundation, Aoba-ku, Sendai, three minutes on foot from Kotodai-Koen station',
    ],
    description: [
      lines(
        '地震のとき、最初の10分に何をするか。自分の部屋と自分の町に合わせたカードを、その場でつくって持ち帰ります。',
        '',
        '財団の仕事を知っていただく場でもあります。職員9名が海外出身で、この企画も2年目の職員が考えました。',
        '日本語、英語、中国語、ベトナム語でお手伝いできます。',
      ),
      lines(
        'What do you do in the first ten minutes after an earthquake? Make a card that fits your own room and your own town, and take it home.',
        '',
        'You will also see how we work: nine of our staff come from abroad, and this afternoon was planned by somebody in her second year.',
        'We can help in Japanese, English, Chinese and Vietnamese.',
      ),
    ],
    capacity: 30,
    people: { going: [6, 12, 14, 29, 39, 40, 41] },
  },
  {
    id: 'tohoku-gathering',
    scene: 'stage',
    when: { week: -5, weekday: 'sat', from: '14:00', to: '17:00' },
    format: 'place',
    title: ['東北で働く留学生OB・OGのつどい', 'Former international students who stayed in Tohoku'],
    place: [
      '仙台国際センター 会議棟（仙台市青葉区）',
      'Sendai International Center, Aoba-ku, Sendai',
    ],
    description: [
      lines(
        '東北6県で働く元留学生12名をお招きし、仕事の見つけ方と冬の乗り越え方をうかがいます。',
        '当日の資料は、参加された方に後日お送りします。',
      ),
      lines(
        'Twelve former international students who work across Tohoku talk about how they found their jobs, and how they get through the winter.',
        'Those who take part will receive the slides afterwards.',
      ),
    ],
    capacity: 40,
    people: { going: from(8, 28), cancelled: [3] },
  },
];
