import {
  countCompanyView,
  countJobApplication,
  countJobView,
} from '@engawa/contract/analytics/student';
import type { BodyOf } from '@engawa/contract/endpoint';
import { sendInBackground } from '../api/sending/send-in-background.ts';
import { batch } from './batch.ts';
import { campaign } from './visit-source.ts';

type CompanyViewed = Exclude<BodyOf<typeof countCompanyView>, { views: unknown }>;
type JobViewed = Exclude<BodyOf<typeof countJobView>, { views: unknown }>;

export const reportCompanyView = batch<CompanyViewed>(
  (views) => void sendInBackground(countCompanyView, { body: { views } }),
);
export const reportJobView = batch<JobViewed>(
  (views) => void sendInBackground(countJobView, { body: { views } }),
);
export const reportApplication = (job_id: string) =>
  void sendInBackground(countJobApplication, { body: { job_id, ...campaign() } });
