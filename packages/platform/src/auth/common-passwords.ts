/** Missing in the published list, but guessed just as early. */
const alsoCommon = [
  'engawa',
  'login',
  'p@ssword',
  'aa',
  'aaa',
  'aaaaaaaa',
  'abc',
  'abcd',
  'abcdef',
  'a1b2c3d4e5f6',
  'zaq1zaq1zaq1',
  '1qaz1qaz1qaz',
  'qwer1234qwer',
  'asdf1234asdf',
];

let loading: Promise<ReadonlySet<string>> | undefined;
/** Loaded on first use, because the list takes 40 ms and 7 MB. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...alsoCommon]),
  );
  return loading;
};

/** Digits that people append to satisfy a rule: counting, a year. */
const addition = /^(?:0{1,3}|1{1,4}|01|99|007|111222|1!|123!|(?:19|20)\d\d)$/;
const isAddition = (part: string): boolean =>
  part !== '' && ('1234567890'.startsWith(part) || addition.test(part));

/** On the list, ignoring case, as it is or with such digits on one side. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  if (common.has(password)) return true;
  return Array.from({ length: password.length }, (_, at) => at).some((at) => {
    const [start, end] = [password.slice(0, at), password.slice(at)];
    return (isAddition(end) && common.has(start)) || (isAddition(start) && common.has(end));
  });
}
