import type { UniversityRows } from './rows.ts';

export const publicRows: UniversityRows = {
  hokkaido: [
    ['sapporo-medical', '札幌医科大学', 'Sapporo Medical University'],
    ['kushiro-public', '釧路公立大学', 'Kushiro Public University of Economics'],
    ['future-hakodate', '公立はこだて未来大学', 'Future University Hakodate'],
    ['nayoro-city', '名寄市立大学', 'Nayoro City University'],
    ['sapporo-city', '札幌市立大学', 'Sapporo City University'],
    ['chitose-science', '公立千歳科学技術大学', 'Chitose Institute of Science and Technology'],
    ['asahikawa-city', '旭川市立大学', 'Asahikawa City University'],
  ],
  aomori: [
    ['aomori-health-welfare', '青森県立保健大学', 'Aomori University of Health and Welfare'],
    ['aomori-public', '青森公立大学', 'Aomori Public University'],
  ],
  iwate: [['iwate-prefectural', '岩手県立大学', 'Iwate Prefectural University']],
  miyagi: [['miyagi', '宮城大学', 'Miyagi University']],
  akita: [
    ['akita-prefectural', '秋田県立大学', 'Akita Prefectural University'],
    ['aiu', '国際教養大学', 'Akita International University'],
    ['akita-art', '秋田公立美術大学', 'Akita University of Art'],
  ],
  yamagata: [
    [
      'yamagata-health',
      '山形県立保健医療大学',
      'Yamagata Prefectural University of Health Sciences',
    ],
    [
      'yonezawa-nutrition',
      '山形県立米沢栄養大学',
      'Yamagata Prefectural Yonezawa University of Nutrition Sciences',
    ],
    [
      'tohoku-agriculture-forestry',
      '東北農林専門職大学',
      'Tohoku Professional University of Agriculture and Forestry',
    ],
    ['tohoku-koeki', '東北公益文科大学', 'Tohoku University of Community Service and Science'],
  ],
  fukushima: [
    ['fukushima-medical', '福島県立医科大学', 'Fukushima Medical University'],
    ['aizu', '会津大学', 'The University of Aizu'],
  ],
  ibaraki: [
    ['ibaraki-health', '茨城県立医療大学', 'Ibaraki Prefectural University of Health Sciences'],
  ],
  gunma: [
    ['takasaki-economics', '高崎経済大学', 'Takasaki City University of Economics'],
    ['maebashi-it', '前橋工科大学', 'Maebashi Institute of Technology'],
    ['gunma-womens', '群馬県立女子大学', "Gunma Prefectural Women's University"],
    ['gunma-health', '群馬県立県民健康科学大学', 'Gunma Prefectural College of Health Sciences'],
  ],
  saitama: [['saitama-prefectural', '埼玉県立大学', 'Saitama Prefectural University']],
  chiba: [
    ['chiba-health', '千葉県立保健医療大学', 'Chiba Prefectural University of Health Sciences'],
  ],
  tokyo: [
    ['tokyo-metropolitan', '東京都立大学', 'Tokyo Metropolitan University'],
    ['aiit', '東京都立産業技術大学院大学', 'Advanced Institute of Industrial Technology'],
  ],
  kanagawa: [
    ['yokohama-city', '横浜市立大学', 'Yokohama City University'],
    ['kanagawa-human-services', '神奈川県立保健福祉大学', 'Kanagawa University of Human Services'],
    ['kawasaki-nursing', '川崎市立看護大学', 'Kawasaki City College of Nursing'],
  ],
  niigata: [
    ['niigata-nursing', '新潟県立看護大学', 'Niigata College of Nursing'],
    ['niigata-prefectural', '新潟県立大学', 'University of Niigata Prefecture'],
    ['nagaoka-design', '長岡造形大学', 'Nagaoka Institute of Design'],
    ['sanjo-city', '三条市立大学', 'Sanjo City University'],
  ],
  toyama: [['toyama-prefectural', '富山県立大学', 'Toyama Prefectural University']],
  ishikawa: [
    ['komatsu', '公立小松大学', 'Komatsu University'],
    ['ishikawa-prefectural', '石川県立大学', 'Ishikawa Prefectural University'],
    ['kanazawa-art', '金沢美術工芸大学', 'Kanazawa College of Art'],
    ['ishikawa-nursing', '石川県立看護大学', 'Ishikawa Prefectural Nursing University'],
  ],
  fukui: [
    ['fukui-prefectural', '福井県立大学', 'Fukui Prefectural University'],
    ['tsuruga-nursing', '敦賀市立看護大学', 'Tsuruga Nursing University'],
  ],
  yamanashi: [
    ['tsuru', '都留文科大学', 'Tsuru University'],
    ['yamanashi-prefectural', '山梨県立大学', 'Yamanashi Prefectural University'],
  ],
  nagano: [
    ['suwa-science', '公立諏訪東京理科大学', 'Suwa University of Science'],
    ['nagano-prefectural', '長野県立大学', 'The University of Nagano'],
    ['nagano-nursing', '長野県看護大学', 'Nagano College of Nursing'],
    ['nagano', '長野大学', 'Nagano University'],
  ],
  gifu: [
    ['gifu-pharmaceutical', '岐阜薬科大学', 'Gifu Pharmaceutical University'],
    ['gifu-nursing', '岐阜県立看護大学', 'Gifu College of Nursing'],
    ['iamas', '情報科学芸術大学院大学', 'Institute of Advanced Media Arts and Sciences'],
  ],
  shizuoka: [
    [
      'shizuoka-agriculture',
      '静岡県立農林環境専門職大学',
      'Shizuoka Professional University of Agriculture',
    ],
    ['shizuoka-prefectural', '静岡県立大学', 'University of Shizuoka'],
    ['shizuoka-art-culture', '静岡文化芸術大学', 'Shizuoka University of Art and Culture'],
    [
      'shizuoka-public-health',
      '静岡社会健康医学大学院大学',
      'Shizuoka Graduate University of Public Health',
    ],
  ],
  aichi: [
    ['nagoya-city', '名古屋市立大学', 'Nagoya City University'],
    ['aichi-arts', '愛知県立芸術大学', 'Aichi University of the Arts'],
    ['aichi-prefectural', '愛知県立大学', 'Aichi Prefectural University'],
  ],
  mie: [['mie-nursing', '三重県立看護大学', 'Mie Prefectural College of Nursing']],
  shiga: [['shiga-prefectural', '滋賀県立大学', 'The University of Shiga Prefecture']],
  kyoto: [
    ['kyoto-city-arts', '京都市立芸術大学', 'Kyoto City University of Arts'],
    ['kyoto-prefectural', '京都府立大学', 'Kyoto Prefectural University'],
    ['kyoto-prefectural-medicine', '京都府立医科大学', 'Kyoto Prefectural University of Medicine'],
    ['fukuchiyama', '福知山公立大学', 'The University of Fukuchiyama'],
  ],
  osaka: [
    ['osaka-metropolitan', '大阪公立大学', 'Osaka Metropolitan University'],
    ['osaka-city', '大阪市立大学', 'Osaka City University'],
    ['osaka-prefecture', '大阪府立大学', 'Osaka Prefecture University'],
  ],
  hyogo: [
    ['kobe-foreign-studies', '神戸市外国語大学', 'Kobe City University of Foreign Studies'],
    ['kobe-nursing', '神戸市看護大学', 'Kobe City College of Nursing'],
    ['hyogo-prefectural', '兵庫県立大学', 'University of Hyogo'],
    ['arts-and-tourism', '芸術文化観光専門職大学', 'Professional College of Arts and Tourism'],
  ],
  nara: [
    ['nara-medical', '奈良県立医科大学', 'Nara Medical University'],
    ['nara-prefectural', '奈良県立大学', 'Nara Prefectural University'],
  ],
  wakayama: [['wakayama-medical', '和歌山県立医科大学', 'Wakayama Medical University']],
  tottori: [
    ['tottori-environmental', '公立鳥取環境大学', 'Tottori University of Environmental Studies'],
  ],
  shimane: [['shimane-prefectural', '島根県立大学', 'The University of Shimane']],
  okayama: [
    ['okayama-prefectural', '岡山県立大学', 'Okayama Prefectural University'],
    ['niimi', '新見公立大学', 'Niimi University'],
  ],
  hiroshima: [
    ['hiroshima-prefectural', '県立広島大学', 'Prefectural University of Hiroshima'],
    ['onomichi-city', '尾道市立大学', 'Onomichi City University'],
    ['hiroshima-city', '広島市立大学', 'Hiroshima City University'],
    ['fukuyama-city', '福山市立大学', 'Fukuyama City University'],
    ['eikei', '叡啓大学', 'Eikei University of Hiroshima'],
  ],
  yamaguchi: [
    ['shimonoseki-city', '下関市立大学', 'Shimonoseki City University'],
    ['yamaguchi-prefectural', '山口県立大学', 'Yamaguchi Prefectural University'],
    ['sanyo-onoda', '山陽小野田市立山口東京理科大学', 'Sanyo-Onoda City University'],
    ['shunan', '周南公立大学', 'Shunan University'],
  ],
  kagawa: [
    ['kagawa-health', '香川県立保健医療大学', 'Kagawa Prefectural University of Health Sciences'],
  ],
  ehime: [
    ['ehime-health', '愛媛県立医療技術大学', 'Ehime Prefectural University of Health Sciences'],
  ],
  kochi: [
    ['kochi-prefectural', '高知県立大学', 'University of Kochi'],
    ['kochi-technology', '高知工科大学', 'Kochi University of Technology'],
  ],
  fukuoka: [
    ['kitakyushu', '北九州市立大学', 'The University of Kitakyushu'],
    ['kyushu-dental', '九州歯科大学', 'Kyushu Dental University'],
    ['fukuoka-womens', '福岡女子大学', "Fukuoka Women's University"],
    ['fukuoka-prefectural', '福岡県立大学', 'Fukuoka Prefectural University'],
  ],
  nagasaki: [['nagasaki-prefectural', '長崎県立大学', 'University of Nagasaki']],
  kumamoto: [['kumamoto-prefectural', '熊本県立大学', 'Prefectural University of Kumamoto']],
  oita: [
    ['oita-nursing', '大分県立看護科学大学', 'Oita University of Nursing and Health Sciences'],
  ],
  miyazaki: [
    ['miyazaki-municipal', '宮崎公立大学', 'Miyazaki Municipal University'],
    ['miyazaki-nursing', '宮崎県立看護大学', 'Miyazaki Prefectural Nursing University'],
  ],
  okinawa: [
    ['meio', '名桜大学', 'Meio University'],
    ['okinawa-arts', '沖縄県立芸術大学', 'Okinawa Prefectural University of Arts'],
    ['okinawa-nursing', '沖縄県立看護大学', 'Okinawa Prefectural College of Nursing'],
  ],
};
