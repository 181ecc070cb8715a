import * as contract from '@engawa/contract/documents/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { createTypesetter } from '@engawa/platform/pdf/typesetter';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import { previewDocument } from './student/preview-document.ts';
import { showDocument } from './student/show-document.ts';
import { fontFiles } from './templates.ts';

export function documentRoutes({ store }: { store: ObjectStore }) {
  // Its thread starts with the first document and keeps no process alive.
  const services = { store, typesetter: createTypesetter({ fontFiles }) };
  return [
    bind(contract.showDocument, showDocument(services)),
    bind(contract.previewDocument, previewDocument(services)),
  ];
}
