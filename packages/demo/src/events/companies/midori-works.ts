import { lines } from '../../jobs/lines.ts';
import { type EventIdea, from } from '../demo-event.ts';

export const midoriWorksEvents: readonly EventIdea[] = [
  {
    id: 'factory-tour',
    scene: 'walk',
    when: { week: 2, weekday: 'sat', from: '10:00', to: '15:00', closesBefore: 5 },
    format: 'place',
    title: ['豊田工場まるごと見学ツアー', 'A full day at our Toyota plant'],
    place: [
      'みどりワークス 技術センター（愛知県豊田市／豊田市駅より送迎バス）',
      'Midori Works technical centre, Toyota, Aichi (bus from Toyotashi station)',
    ],
    description: [
      lines(
        '部品が生まれる瞬間から出荷まで、普段は公開していない工程を歩いて回ります。',
        '',
        '10:00 豊田市駅に集合、バスで移動',
        '10:30 鋳造、加工、検査の各ラインを見学',
        '12:15 社員食堂で昼食（ハラール、ベジタリアンあり）',
        '13:15 設計、生産技術、品質保証の先輩との座談会',
        '15:00 豊田市駅で解散',
        '',
        '昼食代とバス代は当社で負担します。歩きやすい靴でお越しください。安全のため12名様限定です。',
      ),
      lines(
        'Walk with us from the moment a part is cast to the moment it leaves the gate, through halls we do not usually open to visitors.',
        '',
        '10:00 Meet at Toyotashi station, then by bus',
        '10:30 Casting, machining and inspection lines',
        '12:15 Lunch in the canteen, halal and vegetarian included',
        '13:15 Talk with people from design, production and quality',
        '15:00 Back at Toyotashi station',
        '',
        'Lunch and the bus are on us. Please wear shoes you can walk in. For safety there are twelve places only.',
      ),
    ],
    capacity: 12,
    people: { going: from(21, 33), waiting: [0, 33, 34, 35], cancelled: [36] },
  },
  {
    id: 'design-online',
    scene: 'online',
    when: { week: -3, weekday: 'wed', from: '18:00', to: '19:00' },
    format: 'online',
    onlineUrl: 'https://meet.midori-works.example/design',
    title: ['機械設計の仕事 オンライン説明会', 'Mechanical design at Midori Works, online'],
    description: [
      lines(
        '「図面を描く」だけではない設計の仕事を、実際の部品を手元に置きながら紹介します。',
        '配属先、研修、タイ・ベトナム拠点との関わりについてもお答えします。',
      ),
      lines(
        'Design is more than drawing. With real parts on the table we show what our designers do all day.',
        'We also answer questions about teams, training and how we work with Thailand and Vietnam.',
      ),
    ],
    people: { going: from(15, 30) },
  },
];
