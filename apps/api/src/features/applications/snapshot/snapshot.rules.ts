import { readerOf } from '@engawa/contract/contents/outline/read-as';
import { documentKinds } from '@engawa/contract/documents/kinds';
import { fileId } from '@engawa/contract/files/schemas';
import { profile } from '@engawa/contract/profile/schemas';
import { studentView } from '@engawa/contract/profile/student-view';
import { idSchema } from '@engawa/contract/reference/id-schema';
import { z } from 'zod';

/** Contents of a snapshot; files and the portrait by their ids. */
const snapshot = z.object({
  studentProfile: studentView.omit({ pictures: true }),
  email: z.string(),
  phone: profile.shape.basic.shape.phone,
  message: z.string().nullable(),
  files: z.array(fileId),
  /** Made from the profile at sending. */
  documents: z.array(z.object({ kind: idSchema(documentKinds), file: fileId })),
  pictureId: fileId.nullable(),
});
export type Snapshot = z.output<typeof snapshot>;

/** Under this subject the files of an application are lent to the company. */
export const subjectOf = (applicationId: string): string => `application:${applicationId}`;

/** Documents made from the profile, then the student's own files; without the portrait. */
export const documentsOf = ({ files, documents }: Snapshot): string[] => [
  ...documents.map(({ file }) => file),
  ...files,
];

/** Every file that the company may read with the snapshot. */
export const filesOf = (snapshot: Snapshot): string[] => [
  ...documentsOf(snapshot),
  ...(snapshot.pictureId ? [snapshot.pictureId] : []),
];

type Stored = Readonly<Record<string, unknown>>;

/**
 * Changes that a default value cannot express: the step at index n turns version n + 1 into n + 2.
 * Stored snapshots are never rewritten, so no step is ever removed.
 */
const upgrades: readonly ((stored: Stored) => Stored)[] = [];

export const snapshotVersion = upgrades.length + 1;

const read = readerOf(snapshot);

/** The only reader of stored snapshots: returns today's shape, whatever version was stored. */
export function readSnapshot(
  version: number,
  document: unknown,
  steps: readonly ((stored: Stored) => Stored)[] = upgrades,
): Snapshot {
  const later = steps.slice(version - 1);
  return read(later.reduce((stored, upgrade) => upgrade(stored), document as Stored));
}
