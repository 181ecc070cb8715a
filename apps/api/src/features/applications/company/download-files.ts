import type { downloadApplicantFiles as endpoint } from '@engawa/contract/applications/sent/files';
import { type Localized, say } from '@engawa/contract/language';
import { personName } from '@engawa/contract/text/person-name';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { uniqueNames } from '../../../downloads/file-names.rules.ts';
import { zipStream } from '../../../downloads/zip-stream.ts';
import type { Handler } from '../../../handler.ts';
import { type FileServices, listLent, scanState } from '../../files/public.ts';
import { type ApplicantRow, listThese } from '../applicants/applicants.repo.ts';
import { documentsOf, subjectOf } from '../snapshot/snapshot.rules.ts';

const archiveName: Localized = { ja: '応募書類', en: 'applications' };

/** One folder for each application; the portrait is not a document and stays out. */
export const downloadFiles =
  ({ store, scanner }: Pick<FileServices, 'store' | 'scanner'>): Handler<typeof endpoint> =>
  async ({ db, actor, query, now, language }) => {
    const rows = await listThese(db, actor, query.ids);
    found(rows.length === query.ids.length || undefined);
    const shown = rows.filter(({ maySee, sent }) => maySee && sent);
    const subjects = shown.map(({ id }) => subjectOf(id));
    const lent = (await listLent(db, actor.companyId, subjects)).filter(
      (file) => scanState(file, scanner !== undefined) === 'clean',
    );
    const folders = shown
      .map((row) => ({ ...folderOf(row), files: lent.filter((file) => isDocument(row, file)) }))
      .filter(({ files }) => files.length > 0);
    if (folders.length === 0) refuse('no_application_files');
    const names = uniqueNames(folders);
    const stream = zipStream(
      folders.flatMap(({ files, at }, index) => {
        const inside = uniqueNames(files);
        return files.map(({ key }, place) => ({
          name: `${names[index]}/${inside[place]}`,
          at,
          open: async () => (await store.get(key))?.stream,
        }));
      }),
    );
    const day = todayInJapan(now).replaceAll('-', '');
    const attachment = `${say(archiveName, language)}_${day}.zip`;
    return { stream, bytes: undefined, mediaType: 'application/zip', attachment };
  };

const folderOf = ({ id, sent, appliedAt, statusAt }: ApplicantRow) => ({
  name: (sent && personName(sent.studentProfile)) || id,
  pictures: [],
  at: appliedAt ?? statusAt,
});

interface Lent {
  id: string;
  subject: string;
}

const isDocument = ({ id, sent }: ApplicantRow, file: Lent): boolean =>
  file.subject === subjectOf(id) && sent !== null && documentsOf(sent).includes(file.id);
