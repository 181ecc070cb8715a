import type { ErrorClass } from '@engawa/contract/client-errors/kinds';
import { isChunkFailure } from '../chunks/chunk-failure.ts';

/** How Chrome, Firefox and Safari phrase these errors; the first match counts. */
const wordings: readonly [ErrorClass, RegExp][] = [
  [
    'reads_of_nothing',
    /^Cannot (?:read|set) propert|^can't access property|^(?:undefined|null) is not an object|(?:is|are) (?:undefined|null)$/,
  ],
  ['not_a_function', / is not a (?:function|constructor)\b/],
  ['not_defined', / is not defined$|^Can't find variable|^Cannot access .* before initialization$/],
  ['not_iterable', / is not (?:iterable|async iterable)/],
  ['not_json', / JSON\b|^JSON/],
  ['too_deep', /^Maximum call stack|^too much recursion/],
  ['no_network', /^Failed to fetch|^NetworkError when|^Load failed|network connection was lost/],
  [
    'page_changed_by_others',
    /'(?:removeChild|insertBefore)' on 'Node'|^Node\.(?:removeChild|insertBefore):/,
  ],
];

const byName: Readonly<Record<string, ErrorClass>> = {
  NotAllowedError: 'not_allowed',
  SecurityError: 'not_allowed',
  QuotaExceededError: 'no_space',
  NotFoundError: 'page_changed_by_others',
};

const ofReact = /^Minified React error #(\d{1,4});/;

/** The class of an error without its message, which may quote user input. */
export function classOf(error: Error): string {
  const number = ofReact.exec(error.message)?.[1];
  if (number) return `react_${number}`;
  if (isChunkFailure(error)) return 'part_missing';
  const worded = wordings.find(([, words]) => words.test(error.message));
  return worded?.[0] ?? byName[error.name] ?? 'other';
}
