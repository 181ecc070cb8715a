import { lines } from '../../jobs/lines.ts';
import type { EventIdea } from '../demo-event.ts';

export const tsumugiEvents: readonly EventIdea[] = [
  {
    id: 'tenjin-morning',
    scene: 'fair',
    when: { week: 3, weekday: 'tue', from: '08:30', to: '12:30', closesBefore: 5 },
    format: 'place',
    title: [
      '開店前の天神店へ：売り場づくり体験',
      'Before the doors open: a morning in our Tenjin shop',
    ],
    place: ['つむぎ商店 天神店（福岡市中央区天神）', 'Tsumugi Stores, Tenjin, Chuo-ku, Fukuoka'],
    description: [
      lines(
        '開店までの1時間半で、九州の調味料の棚を一つつくります。並べ方を決めるのは皆さんです。',
        '開店後はお客様の動きを一緒に眺め、どこで手が止まったかを数えます。',
        '',
        '12時からは、ネパール出身の店長と昼食をとりながらのお話です。',
        '立ち仕事の時間がありますので、動きやすい服装でお越しください。',
      ),
      lines(
        'In the hour and a half before opening you build one shelf of Kyushu sauces and spices, and you decide how it looks.',
        'Then we watch the customers together and count where their hands stop.',
        '',
        'At noon you have lunch with the shop’s manager, who comes from Nepal.',
        'You will be on your feet for a while, so dress comfortably.',
      ),
    ],
    capacity: 6,
    people: { going: [7, 18, 37, 38] },
  },
];
