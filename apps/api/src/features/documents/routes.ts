/**
 * Feature documents. 履歴書, 職務経歴書 and résumé as PDF, made from the profile by Typst. Decision 020.
 */

import * as contract from '@engawa/contract/documents/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { DocumentServices } from './prepare-document.ts';
import { previewDocument } from './student/preview-document.ts';
import { showDocument } from './student/show-document.ts';

export const documentRoutes = (services: DocumentServices) => [
  bind(contract.showDocument, showDocument(services)),
  bind(contract.previewDocument, previewDocument(services)),
];
