export { bilingualRows } from './forms/bilingual-rows.rules.ts';
export { printable } from './forms/printable.rules.ts';
export { type MadeDocument, makeDocuments, profileStamp } from './make-documents.ts';
export type { DocumentServices } from './prepare-document.ts';
export { bilingual as bilingualTemplate, common as commonTemplate } from './templates.ts';
