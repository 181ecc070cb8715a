import { product } from '@engawa/contract/product';
import { plainMail } from '@engawa/platform/mail/plain-mail';

/** `filter` is the name the student gave the saved search, in quotation marks. */
export const newFitsMail = plainMail('new-fits', {
  subject: {
    ja: '保存した検索{filter}に合う新着が{count}件あります',
    en: 'New for your filter {filter}: {count}',
  },
  body: {
    ja: '保存した検索{filter}に合う新着が{count}件あります。',
    en: 'There is something new for the filter that you keep as {filter}: {count}.',
  },
  button: { ja: '新着を見る', en: 'See what is new' },
  note: {
    ja: `このお知らせは、${product.name}の設定または「探す」の画面でいつでも止められます。`,
    en: `You can turn these emails off at any time in your ${product.name} settings or where you search.`,
  },
});
