import { lines } from '../../jobs/lines.ts';
import type { EventIdea } from '../demo-event.ts';

export const tomoshibiEvents: readonly EventIdea[] = [
  {
    id: 'sapporo-tea',
    scene: 'online',
    when: { week: 2, weekday: 'mon', from: '20:00', to: '21:00' },
    format: 'online',
    onlineUrl: 'https://meet.tomoshibi.example/tea',
    title: ['札幌で働くという選択：夜のオンライン茶話会', 'Why Sapporo? An online chat over tea'],
    description: [
      lines(
        '24人の会社のうち、5人ほどが飲み物を片手に参加します。スライドはありません。',
        '',
        '家賃のこと、雪かきのこと、リモート勤務の実際、診療所のソフトウェアをつくる面白さと怖さ。聞きたいことを一つ持ってきてください。',
        '途中からの参加も、途中での退出も自由です。',
      ),
      lines(
        'There are 24 of us; about five will be there with a drink in hand. No slides.',
        '',
        'Rent, snow, what working from home is really like, the joy and the fear of making software for clinics: bring one question.',
        'Come late or leave early, as you please.',
      ),
    ],
    capacity: 20,
    people: { going: [4, 10, 16, 25, 42], cancelled: [43] },
  },
];
