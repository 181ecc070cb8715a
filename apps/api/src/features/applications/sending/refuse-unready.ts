import { applicationLimits } from '@engawa/contract/applications/limits';
import { lackingDocuments } from '@engawa/contract/applications/sent/required-documents';
import { type DocumentKindId, documentKinds } from '@engawa/contract/documents/kinds';
import { type Language, say } from '@engawa/contract/language';
import { profileItems } from '@engawa/contract/profile/completeness';
import { residenceReasons } from '@engawa/contract/residence/reasons';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { countSince } from './applications.repo.ts';
import type { OpenJob } from './open-job.ts';
import type { Sendable } from './sendable.ts';

interface Asked {
  residenceConfirmed: boolean;
  seen?: string | undefined;
}

const comma = { ja: '、', en: ', ' } as const;

/** Refuses if items are missing, the residence status forbids it, or the preview is outdated. */
export function refuseUnready(
  { missing, residence, seen }: Sendable,
  asked: Asked,
  language: Language,
): void {
  if (missing.length > 0) {
    const names = missing.map((id) => [id, say(profileItems[id].name, language)] as const);
    const items = names.map(([, name]) => name).join(say(comma, language));
    refuse('profile_incomplete', { details: { items }, fields: Object.fromEntries(names) });
  }
  if (residence.verdict === 'refused') {
    const refusals = residence.reasons.filter((id) => residenceReasons[id].weight === 'refusal');
    const named = refusals.map((id) => [id, say(residenceReasons[id].message, language)] as const);
    const reasons = named.map(([, text]) => text).join(say({ ja: '', en: ' ' }, language));
    refuse('residence_refused', { details: { reasons }, fields: Object.fromEntries(named) });
  }
  if (!asked.residenceConfirmed) refuse('residence_not_confirmed');
  if (asked.seen !== undefined && asked.seen !== seen) refuse('preview_outdated');
}

/** Refuses if the posting requires documents that are neither made nor attached. */
export function refuseLacking(
  { requiredDocuments }: Pick<OpenJob, 'requiredDocuments'>,
  { files }: Pick<Sendable, 'files'>,
  chosen: { documents: readonly DocumentKindId[]; files: readonly string[] },
  language: Language,
): void {
  const slots = files.filter(({ id }) => chosen.files.includes(id)).map(({ slot }) => slot);
  const lacking = lackingDocuments(requiredDocuments, { documents: chosen.documents, slots });
  if (lacking.length === 0) return;
  const names = lacking.map((id) => say(documentKinds.byId(id).name, language));
  refuse('documents_required', { details: { documents: names.join(say(comma, language)) } });
}

const dayMs = 24 * 60 * 60 * 1000;

/** The caller has locked the student, so two tabs cannot both send the last one of the day. */
export async function refuseTooMany(tx: Tx, studentId: string, now: Date): Promise<void> {
  const count = applicationLimits.perDay;
  const since = new Date(now.getTime() - dayMs);
  if ((await countSince(tx, studentId, since)) < count) return;
  refuse('applications_used_up', { details: { count }, retryAfterSeconds: 3600 });
}
