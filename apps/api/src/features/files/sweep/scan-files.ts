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
import { findUploader, letBytesGo, listUnscanned, noteScan, noteTry } from './scans.repo.ts';
import { sweepFilesJob } from './sweep-files.ts';

/** Every minute, and after an upload that the scanner has not seen. */
export const scanFilesJob = defineJob<Record<string, never>>('scan-files', {
  cron: '* * * * *',
  once: true,
});

/** Whoever uploads does not wait longer than this; what takes longer is scanned afterwards. */
const uploadLimitMs = 5000;
const jobLimitMs = 120_000;

/** True where it may be handed out at once; refused where something was found. */
export async function scanUpload(
  { scanner }: Pick<FileServices, 'scanner'>,
  { objects: [first] }: ReceivedFile,
): Promise<boolean> {
  if (!scanner || !first || first.width !== undefined) return false;
  const asked = scanner.scan(createReadStream(first.path), uploadLimitMs);
  // Away or too slow: the file waits.
  const verdict: ScanVerdict = await asked.catch(() => 'unsure');
  if (verdict === 'infected') refuse('file_infected');
  return verdict === 'clean';
}

interface Scans extends Record<ScanVerdict, number> {
  /** Why it stopped before the end: the next run goes on. */
  away?: unknown;
}

/** One file may be the fault of the file; a second in a row is the scanner's. */
const failuresToStop = 2;

/** Asks about every file that waits. */
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
    // It was deleted since.
    if (!bytes) continue;
    let verdict: ScanVerdict;
    try {
      verdict = await scanner.scan(bytes, jobLimitMs);
      failures = 0;
    } catch (away) {
      await noteTry(commands, id, now);
      failures += 1;
      if (failures === failuresToStop) return { ...scans, away };
      continue;
    }
    scans[verdict] += 1;
    if (verdict === 'unsure') {
      await noteTry(commands, id, now);
      continue;
    }
    await commands.transaction().execute(async (tx) => {
      await noteScan(tx, id, verdict === 'infected', now);
      if (verdict === 'infected') await takeAway(tx, writer, id, now);
    });
  }
  return scans;
}

const unnamed: Localized = { ja: 'ファイル', en: 'a file' };

/** Whoever uploaded it has gone on, and is told by mail. */
async function takeAway(tx: Tx, writer: OutboxWriter, id: string, now: Date): Promise<void> {
  await letBytesGo(tx, id, now);
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
