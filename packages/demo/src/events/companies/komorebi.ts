import { lines } from '../../jobs/lines.ts';
import type { EventIdea } from '../demo-event.ts';

export const komorebiEvents: readonly EventIdea[] = [
  {
    id: 'editorial-meeting',
    scene: 'stage',
    when: { week: 5, weekday: 'fri', from: '17:00', to: '19:00', closesBefore: 4 },
    format: 'place',
    title: ['一冊持ってくる、公開編集会議', 'Bring a book: an open editorial meeting'],
    place: [
      'こもれび出版 会議室（東京都千代田区神田神保町）',
      'Komorebi Publishing, Kanda-Jimbocho, Chiyoda-ku, Tokyo',
    ],
    description: [
      lines(
        'あなたの国で愛されている絵本を一冊、お持ちください。日本の読者にどう届けるかを、編集者と一緒に考えます。',
        '',
        'いつもの会議と同じように、お茶とおせんべいを囲んで進めます。うまく話せなくても、本が助けてくれます。',
        '会のあと、神保町の古書店街をご案内します（希望者のみ）。',
      ),
      lines(
        'Bring one picture book that people love where you come from. Together with our editors we ask how it could find its readers in Japan.',
        '',
        'It is just like our weekly meeting, with tea and rice crackers. If words fail you, the book will help.',
        'Afterwards we show you round the second-hand bookshops of Jimbocho, if you like.',
      ),
    ],
    capacity: 10,
    people: { going: [5, 9, 13, 22, 27, 31] },
  },
];
