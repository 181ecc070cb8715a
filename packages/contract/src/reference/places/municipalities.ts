import type { Localized } from '../../language.ts';

/** A city or a ward as in addresses: 渋谷区, Shibuya-ku. */
export interface Municipality {
  name: Localized;
}

const named = (list: string, ja: string, en: string): Municipality[] =>
  list
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([kanji = '', latin = '']) => ({ name: { ja: `${kanji}${ja}`, en: `${latin}-${en}` } }));

/** The wards of Tokyo, and wards of other large cities with many offices. */
export const wards: readonly Municipality[] = named(
  `
    千代田 Chiyoda,中央 Chuo,港 Minato,新宿 Shinjuku,文京 Bunkyo,台東 Taito,墨田 Sumida,江東 Koto,
    品川 Shinagawa,目黒 Meguro,大田 Ota,世田谷 Setagaya,渋谷 Shibuya,中野 Nakano,杉並 Suginami,豊島 Toshima,
    北 Kita,荒川 Arakawa,板橋 Itabashi,練馬 Nerima,足立 Adachi,葛飾 Katsushika,江戸川 Edogawa,
    東 Higashi,西 Nishi,南 Minami,中 Naka,博多 Hakata,天王寺 Tennoji,淀川 Yodogawa,浪速 Naniwa,
    福島 Fukushima,下京 Shimogyo,中京 Nakagyo,上京 Kamigyo,左京 Sakyo,右京 Ukyo,伏見 Fushimi,中村 Nakamura,
    名東 Meito,千種 Chikusa,熱田 Atsuta,青葉 Aoba,宮城野 Miyagino,若林 Wakabayashi,鶴見 Tsurumi,
    神奈川 Kanagawa,港北 Kohoku,都筑 Tsuzuki,川崎 Kawasaki,幸 Saiwai,高津 Takatsu,大宮 Omiya,浦和 Urawa,
    美浜 Mihama,花見川 Hanamigawa,灘 Nada,兵庫 Hyogo,須磨 Suma,早良 Sawara,小倉北 Kokurakita,
    小倉南 Kokuraminami`,
  '区',
  'ku',
);

export const cities: readonly Municipality[] = named(
  `
    札幌 Sapporo,仙台 Sendai,さいたま Saitama,千葉 Chiba,横浜 Yokohama,川崎 Kawasaki,相模原 Sagamihara,
    新潟 Niigata,静岡 Shizuoka,浜松 Hamamatsu,名古屋 Nagoya,京都 Kyoto,大阪 Osaka,堺 Sakai,神戸 Kobe,
    岡山 Okayama,広島 Hiroshima,北九州 Kitakyushu,福岡 Fukuoka,熊本 Kumamoto,青森 Aomori,盛岡 Morioka,
    秋田 Akita,山形 Yamagata,福島 Fukushima,郡山 Koriyama,水戸 Mito,つくば Tsukuba,宇都宮 Utsunomiya,
    前橋 Maebashi,高崎 Takasaki,川越 Kawagoe,川口 Kawaguchi,所沢 Tokorozawa,船橋 Funabashi,柏 Kashiwa,
    市川 Ichikawa,八王子 Hachioji,立川 Tachikawa,武蔵野 Musashino,三鷹 Mitaka,町田 Machida,府中 Fuchu,
    調布 Chofu,藤沢 Fujisawa,横須賀 Yokosuka,富山 Toyama,金沢 Kanazawa,福井 Fukui,甲府 Kofu,長野 Nagano,
    松本 Matsumoto,岐阜 Gifu,豊田 Toyota,豊橋 Toyohashi,岡崎 Okazaki,刈谷 Kariya,津 Tsu,四日市 Yokkaichi,
    大津 Otsu,草津 Kusatsu,東大阪 Higashiosaka,豊中 Toyonaka,吹田 Suita,門真 Kadoma,姫路 Himeji,
    西宮 Nishinomiya,尼崎 Amagasaki,奈良 Nara,和歌山 Wakayama,鳥取 Tottori,松江 Matsue,倉敷 Kurashiki,
    福山 Fukuyama,東広島 Higashihiroshima,山口 Yamaguchi,下関 Shimonoseki,徳島 Tokushima,高松 Takamatsu,
    松山 Matsuyama,高知 Kochi,久留米 Kurume,佐賀 Saga,長崎 Nagasaki,佐世保 Sasebo,大分 Oita,別府 Beppu,
    宮崎 Miyazaki,鹿児島 Kagoshima,那覇 Naha,函館 Hakodate,旭川 Asahikawa`,
  '市',
  'shi',
);
