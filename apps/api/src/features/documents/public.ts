export { printable } from './forms/printable.rules.ts';
export { common as commonTemplate } from './templates.ts';
