export const words = {
  heading: '画像',
  lead: '場所ごとに決まった形があります。選ぶと見せる範囲を決め、送るあいだもすぐに表示します。',
  logo: 'ロゴ',
  logoHint: '正方形で表示します。',
  cover: 'カバー画像',
  office: 'オフィスの写真',
  product: '製品の写真',
  tooLarge: '15 MBを超えています。小さくしてから選んでください。',
  shown: '画面の大きさに合わせて届く画像',
  shownAlt: '池と橋のある庭',
} as const;
