import { type FieldMessage, fieldMessages } from '@engawa/contract/fields/field-messages';
import { say } from '@engawa/contract/language';
import { isAllowedPassword } from '@engawa/contract/reference/password-rule';
import { language } from '../i18n/language.ts';

/** The contract's messages for fields, so that client and server word them alike. */
export const word = (message: FieldMessage, number?: number): string =>
  say(fieldMessages[message], language).replace('{number}', String(number ?? ''));

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Catches typos only; the server decides. */
const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Rules for react-hook-form's `register`. Spaces count as blank. */
export const rules = {
  required: { validate: (value: unknown) => hasText(value) || word('required') },
  email: {
    setValueAs: (value: string) => value.trim(),
    validate: (value: string) => {
      if (!hasText(value)) return word('required');
      return emailForm.test(value.trim()) || word('email');
    },
  },
  newPassword: {
    validate: (value: string) => {
      if (value === '') return word('required');
      return isAllowedPassword(value) || word('password');
    },
  },
  name: {
    validate: (value: string) => {
      if (!hasText(value)) return word('required');
      return value.trim().length <= 100 || word('max_length', 100);
    },
  },
} as const;
