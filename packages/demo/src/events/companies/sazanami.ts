import { lines } from '../../jobs/lines.ts';
import { type EventIdea, from } from '../demo-event.ts';

export const sazanamiEvents: readonly EventIdea[] = [
  {
    id: 'trade-workshop',
    scene: 'fair',
    when: { week: 4, weekday: 'sat', from: '13:00', to: '16:30', closesBefore: 7 },
    format: 'both',
    onlineUrl: 'https://meet.sazanami.example/workshop',
    title: ['商社の一日を体験：模擬商談ワークショップ', 'Be a trader for an afternoon'],
    place: [
      'さざなみ大阪本社 2階ホール（大阪市中央区北浜）',
      'Sazanami head office, 2nd floor hall, Kitahama, Chuo-ku, Osaka',
    ],
    description: [
      lines(
        '4人一組で、コーヒー豆の買い付けに挑戦します。産地役、海運役、買い手役を社員が演じます。',
        '',
        '・為替と運賃が動くなかで、いくらで約束するか',
        '・「検討します」の本当の意味を読む',
        '・終わったら、担当の先輩から一人ずつ講評',
        '',
        '母語で交渉していただく場面もあります。オンラインの方は、オンラインの方どうしで組みます。',
      ),
      lines(
        'In teams of four you buy a shipment of coffee. Our people play the growers, the shipping line and the buyer.',
        '',
        '- Agree on a price while rates and freight keep moving',
        '- Find out what “we will consider it” really means',
        '- Hear from one of us, one by one, how you did',
        '',
        'At one point you will negotiate in your own language. Those who join online form teams of their own.',
      ),
    ],
    capacity: 32,
    people: { going: from(3, 12) },
  },
  {
    id: 'ho-chi-minh',
    scene: 'online',
    status: 'draft',
    when: null,
    format: 'online',
    title: ['ホーチミン事務所とつなぐオンライン座談会', 'Live from our office in Ho Chi Minh City'],
    description: [
      lines(
        '大阪とホーチミンの両方で働いた社員2名が、それぞれの街での暮らしと仕事を比べてお話しします。',
        '（日程は現地と調整中）',
      ),
      lines(
        'Two colleagues who have worked in both Osaka and Ho Chi Minh City compare life and work in the two places.',
        '(Date to be agreed with the office there.)',
      ),
    ],
  },
];
