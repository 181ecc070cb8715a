export { ensureHardToGuess } from './passwords.rules.ts';
