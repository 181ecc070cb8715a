import type { Language } from '@engawa/contract/language';
import type { studentHistory } from '@engawa/contract/student-pages/schemas';
import type { z } from 'zod';
import type { Db } from '../../database.ts';
import { noLiveFields } from '../../people/student-card.present.ts';
import { listApplicationsOf } from '../applications/public.ts';
import { readCompanyConnect } from '../connect/public.ts';
import { listEventsOf } from '../events/public.ts';
import { findLastWritten } from '../messages/public.ts';
import { listOfStudent } from '../save-lists/public.ts';

type History = z.input<typeof studentHistory>;

interface Reading {
  student: string;
  company: string;
  now: Date;
  language: Language;
  /** Labels, lists and the live profile are hidden from interviewers. */
  recruiting: boolean;
}

/** Everything between a student and a company, collected from the features that store it. */
export async function readHistory(db: Db, reading: Reading): Promise<History> {
  const { student, company, recruiting } = reading;
  const [connect, applications, events, written, saved] = await Promise.all([
    readCompanyConnect(db, { student, company }, reading),
    listApplicationsOf(db, company, student),
    listEventsOf(db, company, student),
    findLastWritten(db, { student, company }),
    recruiting ? listOfStudent(db, company, student) : [],
  ]);
  return {
    connect: recruiting ? connect : { ...connect, ...noLiveFields, labels: [] },
    applications: applications.map(({ jobId, titleJp, titleEn, appliedAt, ...row }) => ({
      ...row,
      job: { id: jobId, title: { jp: titleJp, en: titleEn } },
      appliedAt: appliedAt?.toISOString() ?? null,
    })),
    events: events.map(({ event, appliedAt, ...row }) => ({
      ...row,
      title: { jp: event?.jp?.title ?? null, en: event?.en?.title ?? null },
      startsAt: event?.common.startsAt ?? null,
      appliedAt: appliedAt.toISOString(),
    })),
    messages: {
      lastFromStudent: written.student?.toISOString() ?? null,
      lastFromCompany: written.company?.toISOString() ?? null,
    },
    saved: saved.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() })),
  };
}
