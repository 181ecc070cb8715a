import { z } from 'zod';
import { company, documentBody, endpoint } from '../endpoint.ts';
import { translationCallLimits } from './limits.ts';
import { translationOrder, translationReply } from './schemas.ts';

const translation = {
  method: 'POST',
  auth: company(0, 1, 2),
  body: translationOrder,
  bodyLimit: documentBody,
  reply: translationReply,
  // Drafts are confidential: neither they nor the translation are stored for idempotency.
  secret: true,
  errors: [
    'translation_unavailable',
    'translation_busy',
    'translation_slow',
    'translation_used_up',
  ],
  limits: translationCallLimits,
} as const;

export const showTranslation = endpoint({
  id: 'company.translation.showTranslation',
  method: 'GET',
  path: '/v1/company/translation-service',
  summary: 'Whether a translation service is configured; without one, few texts can be translated.',
  auth: company(0, 1, 2),
  reply: z.object({ isConfigured: z.boolean() }),
  errors: [],
});

export const translateGeneral = endpoint({
  ...translation,
  id: 'company.translation.translateGeneral',
  path: '/v1/company/general-translate',
  summary: "Translates texts of the company's page; stores nothing.",
});

export const translateJob = endpoint({
  ...translation,
  id: 'company.translation.translateJob',
  path: '/v1/company/job-translate',
  summary: 'Translates texts of a job posting; stores nothing.',
});

export const translateContent = endpoint({
  ...translation,
  id: 'company.translation.translateContent',
  path: '/v1/company/content-translate',
  summary: 'Translates texts of an event, an article or a senpai tip; stores nothing.',
});
