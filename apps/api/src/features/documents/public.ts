export { bilingualRows } from './forms/bilingual-rows.rules.ts';
export { printable } from './forms/printable.rules.ts';
export { bilingual as bilingualTemplate, common as commonTemplate } from './templates.ts';
