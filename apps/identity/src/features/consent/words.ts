import { product } from '@engawa/contract/product';
import type { Words } from '../../pages/words.ts';

export const consentWords = {
  title: { ja: '情報の提供の確認', en: 'Share your information?' },
  lead: {
    ja: `{client} が、${product.name}のアカウントでのログインと、次の情報の提供を求めています。`,
    en: `{client} asks you to sign in with your ${product.name} account and to share:`,
  },
  openid: { ja: 'アカウントの識別子', en: 'An identifier of your account' },
  email: { ja: 'メールアドレス', en: 'Your email' },
  profile: { ja: '氏名と表示言語', en: 'Your name and language' },
  allow: { ja: '許可する', en: 'Allow' },
  refuse: { ja: 'キャンセル', en: 'Cancel' },
} as const satisfies Words;
