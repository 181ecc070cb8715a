import { product } from '@engawa/contract/product';

/** Plain explanation for readers who do not know JSON. */
export const readMe = [
  `${product.name}があなたについて保存しているデータです。profile.json は入力内容や利用記録、files はアップロードしたファイルです。`,
  `This is the data that ${product.name} holds about you: profile.json has what you entered and did, files has what you uploaded.`,
  '',
].join('\r\n');
