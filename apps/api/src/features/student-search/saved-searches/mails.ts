import { product } from '@engawa/contract/product';
import { plainMail } from '@engawa/platform/mail/plain-mail';

const rest = {
  button: { ja: '学生を見る', en: 'See the students' },
  note: {
    ja: `このお知らせは、${product.name}の設定または「学生を探す」の画面でいつでも止められます。`,
    en: `You can turn these emails off at any time in your ${product.name} settings or where you search.`,
  },
};

/** `search` is the name the recruiter gave the saved search, in quotation marks. */
export const searchFitsMail = plainMail('search-fits', {
  subject: {
    ja: '保存した検索{search}に合う新しい学生が{count}名います',
    en: 'New students for your search {search}: {count}',
  },
  body: {
    ja: '保存した検索{search}に合う新しい学生が{count}名います。',
    en: 'New students fit the search that you keep as {search}: {count}.',
  },
  ...rest,
});

/** For several searches in one mail; `list` has a line for each. */
export const searchesFitMail = plainMail('searches-fit', {
  subject: {
    ja: '保存した検索{searches}件に合う新しい学生がいます',
    en: 'New students for {searches} of your searches',
  },
  body: {
    ja: '保存した検索に合う新しい学生がいます。\n{list}',
    en: 'New students fit searches that you keep.\n{list}',
  },
  ...rest,
});

export const savedSearchMails = [searchFitsMail, searchesFitMail];
