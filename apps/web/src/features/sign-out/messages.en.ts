import type { Translated } from '../../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  leaving: 'Signing you out',
  heading: 'You are signed out',
  text: 'Thank you for stopping by. Sign in again whenever you like.',
  student: 'Sign in as a student',
  company: 'Sign in as a company',
};
