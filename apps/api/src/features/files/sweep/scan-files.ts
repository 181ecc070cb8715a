import { createReadStream } from 'node:fs';
import { defaultLanguage, type Localized } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import { byCompany, byStudent } from '@engawa/platform/mail/words';
import type { ScanVerdict } from '@engawa/platform/storage/scan/scanner';
import type { Db, Tx } from '../../../database.ts';
import { notify } from '../../notifications/public.ts';
import type { FileServices } from '../file-services.ts';
import { infectedFileMail } from '../mails.ts';
import type { ReceivedFile } from '../upload/receive-file.ts';
import { findUploader, listUnscanned, noteScan, noteTry, releaseBytes } from './scans.repo.ts';
import { sweepFilesJob } from './sweep-files.ts';

/** Every minute, and after an upload that is not scanned yet. */
export const scanFilesJob = defineJob<Record<string, never>>('scan-files', {
  cron: '* * * * *',
  once: true,
});

/** Longest wait during an upload; the job scans the file otherwise. */
const uploadLimitMs = 5000;
const jobLimitMs = 120_000;

/** True if clean; refuses an infected file; false if the scan is still open. */
export async function scanUpload(
  { scanner }: Pick<FileServices, 'scanner'>,
  { objects: [first] }: ReceivedFile,
): Promise<boolean> {
  if (!scanner || !first || first.width !== undefined) return false;
  const asked = scanner.scan(createReadStream(first.path), uploadLimitMs);
  // Scanner unavailable or too slow: the file waits for the job.
  const verdict: ScanVerdict = await asked.catch(() => 'unsure');
  if (verdict === 'infected') refuse('file_infected');
  return verdict === 'clean';
}

interface Scans extends Record<ScanVerdict, number> {
  /** Error with which the run stopped early; the next run continues. */
  unavailable?: unknown;
}

/** One failure may be caused by the file; two in a row mean the scanner is unavailable. */
const failuresToStop = 2;

export async function scanFiles(
  { commands, store, scanner }: Pick<FileServices, 'commands' | 'store' | 'scanner'>,
  writer: OutboxWriter,
  now: Date,
): Promise<Scans> {
  const scans: Scans = { clean: 0, infected: 0, unsure: 0 };
  if (!scanner) return scans;
  let failures = 0;
  for await (const { id, key } of everyUnscanned(commands, now)) {
    const bytes = (await store.get(key))?.stream;
    if (!bytes) continue;
    let verdict: ScanVerdict;
    try {
      verdict = await scanner.scan(bytes, jobLimitMs);
      failures = 0;
    } catch (unavailable) {
      await noteTry(commands, id, now);
      failures += 1;
      if (failures === failuresToStop) return { ...scans, unavailable };
      continue;
    }
    scans[verdict] += 1;
    if (verdict === 'unsure') {
      await noteTry(commands, id, now);
      continue;
    }
    await commands.transaction().execute(async (tx) => {
      await noteScan(tx, id, verdict === 'infected', now);
      if (verdict === 'infected') await removeInfected(tx, writer, id, now);
    });
  }
  return scans;
}

const unnamed: Localized = { ja: 'ファイル', en: 'a file' };

/** Deletes an infected file's bytes and notifies its uploader. */
async function removeInfected(tx: Tx, writer: OutboxWriter, id: string, now: Date): Promise<void> {
  await releaseBytes(tx, id, now);
  const outbox = new CollectedOutbox();
  outbox.job(sweepFilesJob, {});
  const { accountId, companyId, email, language, name } = (await findUploader(tx, id)) ?? {};
  if (accountId && email && name) {
    const about = { file: name };
    await notify({ tx, outbox, now }, { kind: 'fileRemoved', about, to: [accountId] });
    const { name: template } = infectedFileMail;
    const read = language ?? defaultLanguage;
    const words = companyId ? byCompany(companyId, name, unnamed[read]) : byStudent(name);
    outbox.mail({ to: email, language: read, template, data: { name: words } });
  }
  await outbox.write(tx, writer, now);
}

async function* everyUnscanned(db: Db, now: Date) {
  for (let after: string | undefined; ; ) {
    const files = await listUnscanned(db, after, now);
    yield* files;
    after = files.at(-1)?.id;
    if (after === undefined) return;
  }
}
