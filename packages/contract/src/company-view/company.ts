import { z } from 'zod';
import { contentId, images } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';
import { companyView, eventView, jobView } from './schemas.ts';

const recruiters = company(0, 1, 2);

export const showCompanyPreview = endpoint({
  id: 'company.companyView.showPreview',
  method: 'GET',
  path: '/v1/company/company-profile-preview',
  summary: 'The company as talent would see it if everything written now were published.',
  auth: recruiters,
  reply: companyView,
  errors: [],
});

export const showJobPreview = endpoint({
  id: 'company.companyView.showJobPreview',
  method: 'GET',
  path: '/v1/company/job-preview/{id}',
  summary: 'One job as talent would see it if it were published now.',
  auth: recruiters,
  params: z.object({ id: contentId }),
  reply: z.object({ job: jobView, images }),
  errors: [],
});

export const showEventPreview = endpoint({
  id: 'company.companyView.showEventPreview',
  method: 'GET',
  path: '/v1/company/event-preview/{id}',
  summary: 'One event as talent would see it if it were published now.',
  auth: recruiters,
  params: z.object({ id: contentId }),
  reply: z.object({ event: eventView, images }),
  errors: [],
});
