import type {
  showCompanyPreview,
  showEventPreview,
  showJobPreview,
} from '@engawa/contract/company-view/company';
import type { ReplyOf } from '@engawa/contract/endpoint';
import type { Pictures } from '@engawa/contract/files/schemas';
import type { Language } from '@engawa/contract/language';
import type { ComponentType, ReactNode } from 'react';

export type CompanyViewData = ReplyOf<typeof showCompanyPreview>;
export type JobViewData = ReplyOf<typeof showJobPreview>['job'];
export type EventViewData = ReplyOf<typeof showEventPreview>['event'];
export type Images = CompanyViewData['images'];

/** Link to a job or event; passed in, because its target depends on the page. */
export type ItemLink = ComponentType<{ id: string; className?: string; children: ReactNode }>;

export interface Reading {
  /** The language of labels, and of contents where they have it. */
  reader: Language;
  images: Images;
}

export const picturesOf = (images: Images, id: string | null): Pictures =>
  images.find((image) => image.id === id)?.pictures ?? [];
