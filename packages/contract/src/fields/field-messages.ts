import type { z } from 'zod';
import { type Language, type Localized, say } from '../language.ts';

/** Schemas name these keys as their message; client and server word them from here. */
export const fieldMessages = {
  required: { ja: '入力してください。', en: 'This field is required.' },
  invalid: { ja: '入力内容を確認してください。', en: 'Please check this value.' },
  unknown: { ja: 'この項目は使えません。', en: 'This field is not accepted.' },
  email: { ja: '正しいメールアドレスを入力してください。', en: 'Please enter a valid email.' },
  url: {
    ja: 'http:// または https:// で始まるURLを入力してください。',
    en: 'Please enter a URL that starts with http:// or https://.',
  },
  katakana: { ja: 'カタカナで入力してください。', en: 'Please use katakana only.' },
  phone: { ja: '正しい電話番号を入力してください。', en: 'Please enter a valid phone number.' },
  password: {
    ja: '英字と数字を含む9文字以上で入力してください。',
    en: 'Use more than 8 characters with at least one letter and one digit.',
  },
  password_match: { ja: 'パスワードが一致しません。', en: 'Passwords must match.' },
  text: {
    ja: '使えない文字が含まれています。',
    en: 'This contains characters that cannot be used.',
  },
  name_address: {
    ja: '名前にURLやドメイン名は使えません。',
    en: 'A name cannot contain a web address.',
  },
  name_letters: {
    ja: '見えない文字や、一つの語に異なる種類の文字を混ぜた表記は使えません。',
    en: 'A name cannot contain invisible characters or mix alphabets within a word.',
  },
  name_mark: {
    ja: '名前にチェックマークや「確認済み」などの表記は使えません。',
    en: 'A name cannot contain a check mark or the word “verified”.',
  },
  name_start: {
    ja: '「=」「+」「@」で始まる名前は使えません。',
    en: 'A name cannot begin with =, + or @.',
  },
  choice: { ja: '選択肢から選んでください。', en: 'Please choose one of the options.' },
  date: { ja: '正しい日付を入力してください。', en: 'Please enter a valid date.' },
  duplicate: { ja: '同じものが選ばれています。', en: 'This has already been chosen.' },
  invited_twice: {
    ja: '同じメールアドレスが入力されています。',
    en: 'This email is entered twice.',
  },
  graduation_first: {
    ja: '卒業は入学より後の年月にしてください。',
    en: 'Graduation must be after entrance.',
  },
  end_first: {
    ja: '終了は開始と同じか、より後の年月にしてください。',
    en: 'The end cannot be before the start.',
  },
  birthday: {
    ja: '生年月日を確認してください（15歳以上の方が利用できます）。',
    en: 'Please check your date of birth. You must be at least 15 years old.',
  },
  in_future: { ja: '今日までの日付を入力してください。', en: 'This cannot be in the future.' },
  phone_country: {
    ja: '選んだ国・地域の電話番号ではありません。国・地域と番号を確認してください。',
    en: 'This is not a number of the chosen country. Please check the country and the number.',
  },
  score_step: {
    ja: 'この試験にはない点数です。証明書のとおりに入力してください。',
    en: 'This exam does not give that score. Please enter it as on your certificate.',
  },
  before_exam: {
    ja: 'この試験が始まる前の年月です。試験の種類を確認してください。',
    en: 'This exam did not exist yet. Please check which exam it was.',
  },
  without_exam: { ja: '先に試験を選んでください。', en: 'Please choose the exam first.' },
  postal_code: { ja: '7桁の数字で入力してください。', en: 'Please enter seven digits.' },
  corporate_number: {
    ja: '13桁の法人番号を確認してください。',
    en: 'Please check the 13-digit corporate number.',
  },
  languages_differ: {
    ja: '日本語版と英語版で同じものを選んでください。',
    en: 'Please choose the same in both languages.',
  },
  one_headquarters: {
    ja: '本社は1か所だけ選べます。',
    en: 'Only one office can be the headquarters.',
  },
  max_first: {
    ja: '上限が下限より小さくなっています。金額を確認してください。',
    en: 'The maximum is below the minimum. Please check the amounts.',
  },
  day_past: {
    ja: '今日か、より後の日付にしてください。',
    en: 'Please enter today or a later day.',
  },
  upper_first: {
    ja: '上限は下限と同じか、より大きい数にしてください。',
    en: 'The upper limit cannot be below the lower one.',
  },
  contradicts: {
    ja: 'ほかの条件と両立しません。どちらかを外してください。',
    en: 'This contradicts another filter. Please remove one of them.',
  },
  in_past: { ja: '今より後の日時を入力してください。', en: 'Please enter a time in the future.' },
  after_start: {
    ja: '開始より後の日時にしてください。',
    en: 'Please enter a time after the start.',
  },
  before_start: {
    ja: '開始より前の日時にしてください。',
    en: 'Please enter a time before the start.',
  },
  shift_long: {
    ja: '1回の勤務は24時間以内で入力してください。',
    en: 'One shift can be up to 24 hours.',
  },
  break_long: {
    ja: '休憩は勤務時間より短くしてください。',
    en: 'The break must be shorter than the shift.',
  },
  holiday_long: {
    ja: '長期休業は120日以内で入力してください。',
    en: 'A vacation can be up to 120 days.',
  },
  needed_by_jobs: {
    ja: '募集中の求人に必要なため、削除できません。',
    en: 'Open jobs need this, so it cannot be removed.',
  },
  writeup_words: {
    ja: '英語は{number}語以内で入力してください。',
    en: 'Use up to {number} words in English.',
  },
  min_length: {
    ja: '{number}文字以上で入力してください。',
    en: 'Use at least {number} characters.',
  },
  max_length: { ja: '{number}文字以内で入力してください。', en: 'Use up to {number} characters.' },
  max_lines: { ja: '{number}行以内で入力してください。', en: 'Use up to {number} lines.' },
  min_number: { ja: '{number}以上の数値を入力してください。', en: 'Enter {number} or more.' },
  max_number: { ja: '{number}以下の数値を入力してください。', en: 'Enter {number} or less.' },
  min_items: { ja: '{number}件以上選んでください。', en: 'Choose at least {number}.' },
  max_items: { ja: '{number}件まで選べます。', en: 'Up to {number} are allowed.' },
} as const satisfies Record<string, Localized>;

export type FieldMessage = keyof typeof fieldMessages;

const word = (message: FieldMessage, language: Language, number?: number | bigint) =>
  say(fieldMessages[message], language).replace('{number}', String(number ?? ''));

type Issue = z.core.$ZodIssue;

/** Above any form's number of fields; bounds the reply to a hostile request. */
const maxFields = 50;

/**
 * Messages by field path; only the first issue of a field is reported. Parse with `reportInput`, or
 * a value of the wrong type is reported as missing.
 */
export function fieldsOf(issues: readonly Issue[], language: Language): Record<string, string> {
  // Without a prototype: a field may be called toString.
  const fields: Record<string, string> = Object.create(null);
  for (const issue of issues.slice(0, maxFields)) {
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, maxFields))
        fields[[...at, key].join('.')] ??= word('unknown', language);
    } else {
      fields[at.join('.')] ??= describe(issue, language);
    }
  }
  return fields;
}

function describe(issue: Issue, language: Language): string {
  if (issue.message in fieldMessages) {
    return word(issue.message as FieldMessage, language, boundOf(issue));
  }
  switch (issue.code) {
    case 'invalid_type':
      return word(
        issue.input === undefined || issue.input === null ? 'required' : 'invalid',
        language,
      );
    case 'invalid_value':
      return word('choice', language);
    case 'invalid_format':
      if (issue.format === 'email') return word('email', language);
      return word(issue.format === 'url' ? 'url' : 'invalid', language);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return word('required', language);
      return word(bound('min', issue.origin), language, issue.minimum);
    case 'too_big':
      return word(bound('max', issue.origin), language, issue.maximum);
    default:
      return word('invalid', language);
  }
}

const boundOf = (issue: Issue): number | bigint | undefined => {
  if (issue.code === 'too_small') return issue.minimum;
  return issue.code === 'too_big' ? issue.maximum : undefined;
};

function bound(side: 'min' | 'max', origin: string): FieldMessage {
  if (origin === 'string') return `${side}_length`;
  return origin === 'array' || origin === 'set' ? `${side}_items` : `${side}_number`;
}
