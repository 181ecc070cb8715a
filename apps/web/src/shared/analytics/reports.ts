import {
  countCompanyView,
  countJobApplication,
  countJobView,
} from '@engawa/contract/analytics/student';
import type { BodyOf } from '@engawa/contract/endpoint';
import { sendLate } from '../api/sending/send-late.ts';
import { batch } from './batch.ts';
import { campaign } from './visit-source.ts';

type CompanyViewed = Exclude<BodyOf<typeof countCompanyView>, { views: unknown }>;
type JobViewed = Exclude<BodyOf<typeof countJobView>, { views: unknown }>;

export const reportCompanyView = batch<CompanyViewed>(
  (views) => void sendLate(countCompanyView, { body: { views } }),
);
export const reportJobView = batch<JobViewed>(
  (views) => void sendLate(countJobView, { body: { views } }),
);
export const reportApplication = (job_id: string) =>
  void sendLate(countJobApplication, { body: { job_id, ...campaign() } });
