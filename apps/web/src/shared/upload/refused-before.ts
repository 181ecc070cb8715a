import { fileErrors } from '@engawa/contract/files/errors';
import {
  type UploadPurpose,
  type UploadPurposeName,
  uploadPurposes,
} from '@engawa/contract/files/purposes';
import { say } from '@engawa/contract/language';
import { language } from '../i18n/language.ts';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** What is wrong with a file before a byte is sent, in the words of the server's refusal. */
export function refusedBefore(file: FileFacts, purpose: UploadPurposeName): string | undefined {
  const rules: UploadPurpose = uploadPurposes[purpose];
  const { maxBytes, formats } = rules;
  if (file.size === 0) return refusalOf('file_empty');
  if (rules.widths && !isOneOf(file, formats)) {
    return refusalOf('file_type_refused').replace('{formats}', formats.join(', '));
  }
  if (file.size <= maxBytes) return undefined;
  return refusalOf('file_too_large').replace('{megabytes}', String(maxBytes / 1024 / 1024));
}

/** Pictures only: browsers know their types. Other files are told by their content, on the server. */
function isOneOf({ name, type }: FileFacts, formats: readonly string[]): boolean {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return type === '' ? formats.includes(ending) : formats.some((one) => type === `image/${one}`);
}

export const refusalOf = (code: keyof typeof fileErrors): string =>
  say(fileErrors[code].message, language);
