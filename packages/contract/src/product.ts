/** The product's name is spelled here and nowhere else. */
export const product = {
  name: 'Engawa',
  tagline: {
    ja: '世界の若者と、日本の会社をむすぶ。',
    en: 'Where global talent meets Japan.',
  },
} as const;
