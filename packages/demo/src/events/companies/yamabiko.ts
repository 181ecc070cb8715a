import { lines } from '../../jobs/lines.ts';
import { type EventIdea, from } from '../demo-event.ts';

export const yamabikoEvents: readonly EventIdea[] = [
  {
    id: 'lab-open-day',
    scene: 'fair',
    when: { week: 4, weekday: 'fri', from: '14:00', to: '17:30', closesBefore: 2 },
    format: 'both',
    onlineUrl: 'https://meet.yamabiko.example/open-day',
    title: [
      '新川崎ラボ公開日：りんごを摘むロボットに会う',
      'Lab open day: meet the robot that picks apples',
    ],
    place: [
      'やまびこロボティクス 新川崎ラボ（川崎市幸区）',
      'Yamabiko Robotics, Shin-Kawasaki lab, Saiwai-ku, Kawasaki',
    ],
    description: [
      lines(
        '開発中のロボットアームを、実際に動かしていただけます。うまくつかめなかったときに何が起きているかも、隠さずお見せします。',
        '',
        '・アーム、画像認識、アクチュエーターの3つの机を自由に回ってください',
        '・15:30 長野の実証フィールドと中継',
        '・CTOの山彦が最後まで会場にいます',
        '',
        '説明は英語が中心で、日本語の通訳が付きます。オンラインでは中継と質疑をご覧いただけます。',
      ),
      lines(
        'Drive the arm we are building, and see what goes on inside when it fails to grasp. We hide nothing.',
        '',
        '- Three tables to visit as you like: arm, perception, actuators',
        '- 15:30 Live from our test field in Nagano',
        '- Ryo Yamahiko, our CTO, stays until the end',
        '',
        'We speak mostly English, with Japanese interpretation. Online you can follow the live link and ask questions.',
      ),
    ],
    capacity: 40,
    people: { going: [0, ...from(13, 24)] },
  },
];
