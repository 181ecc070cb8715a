/**
 * Feature suspension. The operator's suspension of companies and people: one date that `reach` and
 * sign-in read.
 */

export { suspensionCommands } from './admin.ts';
