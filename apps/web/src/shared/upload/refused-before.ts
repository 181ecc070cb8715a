import { fileErrors } from '@engawa/contract/files/errors';
import {
  type UploadPurpose,
  type UploadPurposeName,
  uploadPurposes,
} from '@engawa/contract/files/purposes';
import { say } from '@engawa/contract/language';
import { language } from '../i18n/language.ts';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Why a file would be refused, worded like the server's refusal, before any upload. */
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

/** For pictures only, whose types browsers know; the server examines the content of other files. */
function isOneOf({ name, type }: FileFacts, formats: readonly string[]): boolean {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return type === '' ? formats.includes(ending) : formats.some((one) => type === `image/${one}`);
}

export const refusalOf = (code: keyof typeof fileErrors): string =>
  say(fileErrors[code].message, language);
