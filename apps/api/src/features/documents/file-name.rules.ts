import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import type { Profile } from '@engawa/contract/profile/schemas';
import { englishName, japaneseName } from './facts/person.rules.ts';

const beginnings: Record<DocumentKindId, string> = {
  rirekisho: '履歴書',
  shokumukeirekisho: '職務経歴書',
  'resume-en': 'Resume',
};

/** Letters that Unicode does not decompose into a base letter and an accent. */
const plain: Record<string, string> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', ı: 'i' };

/** Example: 履歴書_Nguyen_Linh_20261115.pdf. Only letters that mail programs and job portals keep. */
export function documentFileName(
  kind: DocumentKindId,
  basic: Profile['basic'],
  today: string,
): string {
  const name = kind === 'resume-en' ? englishName(basic) : japaneseName(basic);
  const simple = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[đĐłŁøØı]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '_');
  const short = Array.from(simple)
    .slice(0, 50)
    .join('')
    .replace(/^_+|_+$/g, '');
  return [beginnings[kind], short, `${today.replaceAll('-', '')}.pdf`]
    .filter((part) => part !== '')
    .join('_');
}
