import { lines } from '../../jobs/lines.ts';
import { type EventIdea, from } from '../demo-event.ts';

export const ishizueEvents: readonly EventIdea[] = [
  {
    id: 'markets-in-90-minutes',
    scene: 'stage',
    when: { week: 1, weekday: 'tue', from: '17:00', to: '18:30' },
    format: 'online',
    onlineUrl: 'https://webinar.ishizue.example/90-minutes',
    title: ['90分でわかる証券会社の仕事', 'What a securities firm does, in 90 minutes'],
    description: [
      lines(
        '「株を売る会社」というイメージを、少し広げていただくための説明会です。経済学部以外の方も歓迎します。',
        '',
        '1. 企業の資金調達を支える仕事',
        '2. 個人のお客様の資産を長くお預かりする仕事',
        '3. それを動かすシステムと人',
        '',
        '最後の20分は、外国籍社員2名がチャットの質問にすべてお答えします。在留資格と外務員試験のことも、どうぞご遠慮なく。',
      ),
      lines(
        'There is more to us than selling shares. This session is also for those who have never studied economics.',
        '',
        '1. Helping companies raise money',
        '2. Looking after people’s savings over many years',
        '3. The systems and the people that keep it all going',
        '',
        'For the last twenty minutes two colleagues from abroad answer every question in the chat, including those about residence status and the licensing exam.',
      ),
    ],
    capacity: 300,
    people: { going: from(2, 26), cancelled: [30, 31] },
  },
  {
    id: 'kabutocho-walk',
    scene: 'walk',
    when: { week: 7, weekday: 'fri', from: '15:00', to: '17:00', closesBefore: 3 },
    format: 'place',
    title: ['兜町さんぽと本店見学', 'A walk through Kabutocho and a look inside'],
    place: [
      'いしずえ証券 本店 正面玄関集合（東京都中央区日本橋兜町）',
      'Meet at the main entrance, Ishizue Securities, Nihombashi-Kabutocho, Chuo-ku, Tokyo',
    ],
    description: [
      lines(
        '日本の株式取引が始まった町を、社史編纂室の社員がご案内します。',
        'そのあと本店の取引フロアを、引け後の静かな時間に見学していただきます。',
        '',
        '小雨決行。写真は見学フロア以外でお撮りいただけます。',
      ),
      lines(
        'The keeper of our company history shows you the streets where share trading in Japan began.',
        'Afterwards you see our trading floor in the quiet after the close.',
        '',
        'We walk in light rain too. Photographs are welcome everywhere but on the trading floor.',
      ),
    ],
    capacity: 15,
    people: { going: from(32, 36) },
  },
];
