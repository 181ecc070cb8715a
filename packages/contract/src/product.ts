/** The product's name is spelled here and nowhere else. */
const name = 'Engawa';
const tagline = {
  ja: '世界の若者と、日本の会社をむすぶ。',
  en: 'Where global talent meets Japan.',
} as const;

export const product = {
  name,
  tagline,
  fullName: { ja: `${name} ｜ ${tagline.ja}`, en: `${name} – ${tagline.en}` },
} as const;
