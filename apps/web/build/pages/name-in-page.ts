import { defaultLanguage } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { colours } from '@engawa/theme/tokens';
import type { Plugin } from 'vite';

export function nameInPage(): Plugin {
  const values: Record<string, string> = {
    'product.name': product.name,
    'product.fullName': product.fullName[defaultLanguage],
    'colour.light': colours.washi.light,
    'colour.dark': colours.washi.dark,
  };
  return {
    name: 'engawa:name-in-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%([\w.]+)%/g, (all, name: string) => values[name] ?? all),
    },
  };
}
