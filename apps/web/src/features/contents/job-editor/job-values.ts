import type { ValuesOf } from '@engawa/contract/contents/outline/form-of';
import { jobOutline } from '@engawa/contract/jobs/outline';
import type { JobDocument, jobCommon, jobLanguage } from '@engawa/contract/jobs/schemas';
import { contentForm } from '../frame/form/content-form.ts';

export type JobValues = ValuesOf<typeof jobLanguage, typeof jobCommon>;

export const jobForm = contentForm<JobDocument, JobValues>(jobOutline);
