import { lines } from '../../jobs/lines.ts';
import { type EventIdea, from } from '../demo-event.ts';

export const asahiRyoshaEvents: readonly EventIdea[] = [
  {
    id: 'day-at-the-inn',
    scene: 'walk',
    when: { week: 6, weekday: 'sun', from: '09:30', to: '14:00', closesBefore: 7 },
    format: 'place',
    title: ['旅舎の裏側を歩く一日', 'A day behind the scenes at the inn'],
    place: [
      '旅舎 東山（京都市東山区／祇園四条駅より徒歩8分）',
      'Higashiyama inn, Kyoto, eight minutes on foot from Gion-Shijo station',
    ],
    description: [
      lines(
        'お客様をお見送りした朝の旅舎で、客室のしつらえ、厨房の仕込み、夕方のお迎えの準備を体験します。',
        '',
        '・季節の花を一輪、ご自身で生けていただきます',
        '・まかないの昼食を、働く人たちと一緒に',
        '・女将の朝日が、敬語の「いちばん最初の三つ」をお教えします',
        '',
        '着替えの作務衣はこちらで用意します。京都までの交通費は、関西圏の方は上限2,000円、それ以外の方は上限5,000円まで補助します。',
      ),
      lines(
        'Once the morning’s guests have left, see how rooms are dressed, how the kitchen prepares and how we get ready to welcome the next.',
        '',
        '- Arrange one flower of the season yourself',
        '- Have lunch with the people who work here',
        '- Learn the first three phrases of polite speech from Ayako Asahi, our hostess',
        '',
        'We lend you work clothes. We help with your fare to Kyoto: up to ¥2,000 within Kansai, up to ¥5,000 from elsewhere.',
      ),
    ],
    capacity: 8,
    people: { going: from(24, 30), cancelled: [11] },
  },
];
