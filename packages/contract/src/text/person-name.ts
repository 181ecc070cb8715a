import type { NameOrderId } from '../reference/people/name-orders.ts';

type Part = string | null;

interface Named {
  firstName: Part;
  lastName: Part;
  /** The person's own choice; null where nobody was asked. */
  nameOrder: NameOrderId | null;
}

const han = /[\p{Script=Han}\p{Script=Hangul}]/u;
const eastAsian =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{M}ー・\s]+$/u;

/** 李 欣怡, 김 민지, 佐藤 さくら: names in these scripts put the family name first, always. */
export function isFamilyFirstByScript({
  firstName,
  lastName,
}: Pick<Named, 'firstName' | 'lastName'>): boolean {
  const parts = [firstName ?? '', lastName ?? ''];
  return parts.every((part) => eastAsian.test(part)) && parts.some((part) => han.test(part));
}

/** Joins the parts of a name, or of its reading, in the order in which the person is shown. */
function inOrder(named: Named, given: Part, family: Part): string {
  const isFamilyFirst = named.nameOrder === 'family-first' || isFamilyFirstByScript(named);
  const parts = isFamilyFirst ? [family, given] : [given, family];
  return parts.filter(Boolean).join(' ').trim();
}

export const personName = (named: Named): string => inOrder(named, named.firstName, named.lastName);

/** The reading in kana, in the order of the name it belongs to. */
export const personReading = (named: Named & { firstNameKana: Part; lastNameKana: Part }): string =>
  inOrder(named, named.firstNameKana, named.lastNameKana);
