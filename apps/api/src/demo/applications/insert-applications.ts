import {
  type DemoApplication,
  demoApplications,
  hoshizoraApplyLabels,
  hoshizoraCriteria,
  linhElsewhere,
  outcomeWords,
} from '@engawa/demo/applications/demo-applications';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import {
  addSteps,
  insertApplication,
  insertApplyNote,
  insertElsewhere,
  insertSnapshot,
  type SendingServices,
} from '../../features/applications/public.ts';
import { insertLabel } from '../../features/labels/public.ts';
import { openThread } from '../../features/messages/public.ts';
import { findProfile, presentForCompany, presentProfile } from '../../features/profile/public.ts';
import { listDemoRecruiters } from '../conversations/conversations.repo.ts';
import { onOfficeDay } from '../conversations/moments.ts';
import { findStage, findTitle, putCriteria } from './demo-applications.repo.ts';
import { insertDocuments } from './insert-documents.ts';
import { insertForms } from './insert-forms.ts';
import { insertOffer } from './insert-offer.ts';

interface World {
  services: SendingServices;
  companyIds: ReadonlyMap<string, string>;
  /** The demo student with a full profile comes first. */
  studentIds: readonly string[];
  jobIds: ReadonlyMap<string, string>;
  now: Date;
}

/** Applications in every state, so that a visitor of the demo can try each. */
export async function insertApplications(tx: Tx, world: World): Promise<void> {
  const recruiters = await listDemoRecruiters(tx);
  const hoshizora = world.companyIds.get('hoshizora');
  const labels: string[] = [];
  for (const [index, label] of hoshizoraApplyLabels.entries()) {
    if (hoshizora)
      labels.push(await insertLabel(tx, 'apply', hoshizora, { ...label, place: index }));
  }
  if (hoshizora) await putCriteria(tx, hoshizora, hoshizoraCriteria);
  for (const one of demoApplications) await insertOne(tx, { ...world, recruiters, labels }, one);
  const [linh] = world.studentIds;
  for (const { daysAgo, ...elsewhere } of linhElsewhere) {
    const at = onOfficeDay(world.now, -daysAgo, '12:00');
    const written = { ...elsewhere, appliedOn: todayInJapan(at), url: null, note: null };
    if (linh) await insertElsewhere(tx, linh, written, at);
  }
}

interface NotifyContext extends World {
  recruiters: ReadonlyMap<string, string>;
  labels: readonly string[];
}

async function insertOne(tx: Tx, world: NotifyContext, one: DemoApplication): Promise<void> {
  const { services, companyIds, studentIds, jobIds, now, recruiters, labels } = world;
  const companyId = companyIds.get(one.company);
  const jobId = jobIds.get(`${one.company}/${one.job}`);
  // Index 1 is the demo student whose profile is still empty.
  const studentId = studentIds[one.student === 'linh' ? 0 : one.student + 2];
  const title = jobId && (await findTitle(tx, jobId));
  if (!companyId || !studentId || !title) return;
  const colleague = (role: string) =>
    recruiters.get(`${companyId} ${role}@${one.company}.example`) ?? null;
  const at = onOfficeDay(now, -one.daysAgo, '10:20');
  const later = onOfficeDay(now, -Math.floor(one.daysAgo / 2), '16:05');
  const isExternal = one.state === 'pre-applied' || one.state === 'confirmed';
  const status = one.state === 'pre-applied' || one.state === 'confirmed' ? 'new' : one.state;
  const result = status === 'offered' || status === 'declined' ? status : null;
  const hasEnded = result !== null || status === 'withdrawn';
  const id = await insertApplication(tx, {
    company_id: companyId,
    job_id: jobId,
    title_jp: title.jp,
    title_en: title.en,
    student_id: studentId,
    lent_by: null,
    way: isExternal ? 'external' : 'here',
    status,
    status_at: status === 'new' ? at : later,
    pre_applied_at: isExternal ? at : null,
    applied_at: one.state === 'pre-applied' ? null : at,
    answered_at: status === 'in-progress' || result ? later : null,
    ended_at: hasEnded ? later : null,
    stage_id:
      one.stage === undefined ? null : ((await findStage(tx, companyId, one.stage))?.id ?? null),
    label_id: one.label === undefined ? null : (labels[one.label] ?? null),
    assignee_id: one.assignee ? colleague(one.assignee) : null,
    outcome: result,
    outcome_text: result && outcomeWords[result],
    outcome_by: result ? colleague('owner') : null,
  });
  const step = { id, companyId };
  await addSteps(tx, [
    { ...step, kind: isExternal ? 'pre-applied' : 'applied', at },
    ...(one.state === 'confirmed' ? [{ ...step, kind: 'applied', at: later } as const] : []),
    ...(one.offer ? [{ ...step, kind: 'offered', at: later } as const] : []),
    ...(status === 'new' || one.offer ? [] : [{ ...step, kind: status, at: later }]),
  ]);
  if (!isExternal) {
    const documents = await insertDocuments(tx, services, {
      studentId,
      sent: one.documents ?? [],
      at,
    });
    await freeze(tx, { id, companyId, studentId, message: one.message ?? null, documents });
  }
  const recruiter = colleague('owner');
  if (one.offer && recruiter) {
    const made = { services, id, companyId, by: recruiter, offer: one.offer };
    await insertOffer(tx, { ...made, at: later, now });
  }
  if (one.state !== 'pre-applied')
    await openThread(tx, { student: studentId, company: companyId }, at);
  const authorId = colleague('recruiter');
  const written = { applicationId: id, companyId, now: later };
  if (one.note && authorId) await insertApplyNote(tx, { ...written, authorId, text: one.note });
  await insertForms(tx, written, { forms: one.forms ?? [], colleague });
}

interface Frozen {
  id: string;
  companyId: string;
  studentId: string;
  message: string | null;
  documents: Awaited<ReturnType<typeof insertDocuments>>;
}

/** Stores the snapshot that sending would have stored, from today's profile. */
async function freeze(
  tx: Tx,
  { id, companyId, studentId, message, documents }: Frozen,
): Promise<void> {
  const row = found((await findProfile(tx, { id: studentId }))[0]);
  const { pictures: _, ...studentProfile } = presentForCompany(row);
  const { phone } = presentProfile(row).basic;
  const { email, picture_id: pictureId } = row;
  const snapshot = { studentProfile, email, phone, message, files: [], documents, pictureId };
  await insertSnapshot(tx, { applicationId: id, companyId, snapshot });
}
