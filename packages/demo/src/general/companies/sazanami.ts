import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const sazanami: GeneralIdea = {
  profile: [
    paragraphs(
      'さざなみは、世界の産地と日本の食卓をつなぐ食品専門の商社です。大阪・北浜で1974年に創業し、えび、香辛料、果実ピューレ、コーヒー豆など約600品目を27か国から仕入れています。',
      '商社というと大きな取引を思い浮かべるかもしれませんが、私たちの仕事はもっと手ざわりのあるものです。養殖池の水の色を見て、港で書類を確かめ、工場の試作に立ち会う。一つの食材に、半年、一年と付き合います。',
      '社員は320名、社内では11の言語が話されています。席は自由で、午後3時になると誰かがその日届いたサンプルを並べ、味見が始まります。思ったことをその場で言う人が多い、にぎやかな会社です。',
      '求めているのは、母語を自慢にする人よりも、相手の事情を想像できる人です。日本語での商談は1年目から任せますが、議事録は必ず先輩が見直します。ことばの失敗なら、全員がたくさん持っています。',
    ),
    paragraphs(
      'Sazanami is a trading house for food. From Kitahama in Osaka, where we started in 1974, we bring shrimp, spices, fruit purée, coffee and some 600 other items from 27 countries to tables in Japan.',
      'You may think of trade as big numbers on a screen. Ours is a more hands-on business: judging the colour of the water in a pond, checking papers at the port, standing by while a factory makes its first batch. We stay with one ingredient for half a year, often longer.',
      'There are 320 of us, and eleven languages are spoken in our offices. Desks are shared, and at three in the afternoon somebody sets out the day’s samples and the tasting begins. It is a lively place where people say what they think.',
      'We care less about how well you speak your own language than about whether you can picture the other side’s situation. You will negotiate in Japanese from your first year, with a senior colleague going over the minutes. As for mistakes with words, every one of us has a collection.',
    ),
  ],
  features: [1, 2, 4, 7, 11, 12, 14, 15, 17, 19, 20],
  logo: logo('wave'),
  cover: cover('a2', 3),
  links: [
    { title: ['会社サイト', 'Our website'], url: 'https://www.sazanami.example/' },
    { title: ['取扱品目一覧', 'What we trade'], url: 'https://www.sazanami.example/items' },
    { title: ['採用サイト', 'Join us'], url: 'https://www.sazanami.example/recruit' },
  ],
  services: [
    {
      title: ['水産物の輸入', 'Seafood imports'],
      message: [
        'メコンデルタとアンダマン海沿岸の養殖場から、えび・白身魚を年間およそ2万トン。池ごとに記録を残し、袋の番号から稚魚の仕入れ先までさかのぼれます。',
        'About 20,000 tonnes of shrimp and white fish a year, from farms in the Mekong Delta and along the Andaman Sea. Every pond has its own record: from the number on a bag we can trace back to where the fry came from.',
      ],
      place: ['ベトナム、タイ、ミャンマー', 'Vietnam, Thailand, Myanmar'],
      url: 'https://www.sazanami.example/items/seafood',
      pictures: [product('a8', 3)],
    },
    {
      title: ['香辛料・果実原料', 'Spices and fruit'],
      message: [
        'カレールウの胡椒、ヨーグルトのマンゴー。家庭で毎日使われる商品の原料を、国内の食品メーカー約150社に納めています。味の設計から一緒に考えるのが、私たちのやり方です。',
        'The pepper in curry, the mango in yoghurt: we supply around 150 food makers in Japan with what goes into everyday products, and we like to be there when the taste is being designed.',
      ],
      place: [
        'インド、スリランカ、フィリピン、ペルーほか',
        'India, Sri Lanka, the Philippines, Peru and more',
      ],
      url: 'https://www.sazanami.example/items/spices',
      pictures: [product('a2', 3)],
    },
    {
      title: ['産地直送のコーヒー豆', 'Coffee straight from the growers'],
      message: [
        '小さな農園の豆を、混ぜずに農園の名前のまま届ける事業です。若手社員の提案から始まり、5年目のいまは国内80軒の喫茶店が仕入れてくださっています。',
        'Beans from small farms, never blended and sold under the farm’s own name. It began as an idea of two junior colleagues; five years on, eighty coffee shops buy from us.',
      ],
      place: ['ラオス、東ティモール、グアテマラ', 'Laos, Timor-Leste, Guatemala'],
      url: 'https://www.sazanami.example/items/coffee',
      pictures: [product('a7', 3)],
    },
  ],
  headquarters: {
    name: ['大阪本社', 'Head office, Osaka'],
    address: [
      ['大阪府大阪市中央区', 'Osaka, Chuo-ku'],
      ['北浜7-2-15 さざなみビル', '7-2-15 Kitahama, Sazanami Building'],
    ],
    picture: room('a22'),
  },
  branches: [
    {
      name: ['東京支店', 'Tokyo office'],
      address: [
        ['東京都中央区', 'Tokyo, Chuo-ku'],
        ['日本橋小網町31-4 3階', '31-4 Nihombashi-Koamicho 3F'],
      ],
    },
    {
      name: ['福岡支店', 'Fukuoka office'],
      address: [
        ['福岡県福岡市博多区', 'Fukuoka, Hakata-ku'],
        ['波音町5-8 2階', '5-8 Namioto-machi 2F'],
      ],
    },
  ],
  abroad: [
    {
      name: ['ホーチミン駐在員事務所', 'Representative office, Ho Chi Minh City'],
      country: 'VN',
      town: ['ホーチミン市', 'Ho Chi Minh City'],
      address: ['1区 ハイソン通り 210番地 8階', '8F, 210 Hai Song Street, District 1'],
      picture: room('a19'),
    },
  ],
  facts: {
    founded: '1974-09',
    capital: 450_000_000,
    listing: 'unlisted',
    companyType: 'japanese',
    visaSupport: 'yes',
    workLanguages: ['ja', 'en', 'vi'],
    aptitudeTestLanguages: ['ja'],
    contactEmail: 'jinji@sazanami.example',
    contactPhone: '06-0000-1974',
  },
  years: [
    [18, 5, 5.0, 22.6],
    [21, 7, 4.4, 21.0],
    [20, 8, 4.1, 19.7],
  ],
};
