import type { saveJobDraft as endpoint } from '@engawa/contract/jobs/company';
import type { Handler } from '../../../handler.ts';
import { readSavedJob } from '../posting/read-saved-job.ts';
import { saveJob } from '../posting/save-job.ts';

export const saveDraft: Handler<typeof endpoint> = async (call) =>
  readSavedJob(call, (await saveJob(call, call.body)).id);
