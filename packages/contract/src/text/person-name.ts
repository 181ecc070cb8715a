type Part = string | null;

const han = /[\p{Script=Han}\p{Script=Hangul}]/u;
const eastAsian =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{M}ー・\s]+$/u;

/** 李 欣怡, 김 민지, 佐藤 さくら: names in these scripts put the family name first. */
function isFamilyFirst(first: Part, last: Part): boolean {
  const parts = [first ?? '', last ?? ''];
  return parts.every((part) => eastAsian.test(part)) && parts.some((part) => han.test(part));
}

const joined = (parts: readonly Part[]): string => parts.filter(Boolean).join(' ').trim();

/** The name as people write it; given name first except for names in Han or Hangul. */
export const personName = (first: Part, last: Part): string =>
  joined(isFamilyFirst(first, last) ? [last, first] : [first, last]);

interface Named {
  firstName: Part;
  lastName: Part;
  firstNameKana: Part;
  lastNameKana: Part;
}

/** The reading in kana, in the order of the name it belongs to. */
export const personReading = ({ firstName, lastName, firstNameKana, lastNameKana }: Named) =>
  joined(
    isFamilyFirst(firstName, lastName)
      ? [lastNameKana, firstNameKana]
      : [firstNameKana, lastNameKana],
  );
