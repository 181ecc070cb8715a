import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Join {company}',
  text: 'Your role will be: {level}. Please set your name and password.',
  email: 'Email',
  name: 'Your name',
  nameHint: 'Shown to colleagues and to the students you talk to.',
  password: 'Password',
  passwordHint: 'At least 9 characters, with a letter and a number',
  join: 'Create account and start',
  expired: {
    heading: 'This invitation does not work',
    text: 'It has expired or was already used. Please ask the person who invited you for another one.',
    signIn: 'Sign in',
  },
};
