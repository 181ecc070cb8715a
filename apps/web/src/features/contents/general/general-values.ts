import type { ValuesOf } from '@engawa/contract/contents/outline/form-of';
import { generalOutline } from '@engawa/contract/general/outline';
import type {
  companyFacts,
  GeneralDocument,
  generalLanguage,
} from '@engawa/contract/general/schemas';
import { contentForm } from '../frame/form/content-form.ts';

export type GeneralValues = ValuesOf<typeof generalLanguage, typeof companyFacts>;

export const generalForm = contentForm<GeneralDocument, GeneralValues>(generalOutline);
