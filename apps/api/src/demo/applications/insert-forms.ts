import type { DemoForm } from '@engawa/demo/applications/demo-applications';
import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import { putForm } from '../../features/applications/public.ts';
import { findStage } from './demo-applications.repo.ts';

interface Written {
  applicationId: string;
  companyId: string;
  now: Date;
}

interface Forms {
  forms: readonly DemoForm[];
  colleague: (name: string) => string | null;
}

export async function insertForms(tx: Tx, written: Written, { forms, colleague }: Forms) {
  for (const { by, stage: place, scores, ...form } of forms) {
    const stage = found(await findStage(tx, written.companyId, place));
    const authorId = found(colleague(by));
    const given = stage.criteria.map((criterion, at) => ({ criterion, stars: found(scores[at]) }));
    await putForm(tx, { ...written, ...form, authorId, stage, scores: given });
  }
}
