import type { ErrorCode } from '@engawa/contract/error-catalogue';
import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Db, Tx } from '../../database.ts';
import {
  deleteLabelRow,
  insertLabel,
  isLabelled,
  type LabelKind,
  lockLabels,
  orderLabels,
  updateLabel,
} from './labels.repo.ts';

interface Labels<Row> {
  kind: LabelKind;
  list: (db: Db, companyId: string) => Promise<Row[]>;
  most: number;
  refusals: { exists: ErrorCode; usedUp: ErrorCode };
}

interface Change {
  tx: Tx;
  actor: CompanyActor;
  concerns(subjectId: string): void;
}

interface Written {
  id?: string | undefined;
  name: string;
  colour: LabelColourId;
  labelIndex?: number | undefined;
}

export function labelHandlers<Row extends { id: string }>(labels: Labels<Row>) {
  const { kind, list, most, refusals } = labels;
  const read = async (db: Db, { companyId }: CompanyActor) => ({
    labels: await list(db, companyId),
  });
  const idsOf = async (tx: Tx, companyId: string) =>
    (await list(tx, companyId)).map(({ id }) => id);
  return {
    list: ({ db, actor }: { db: Db; actor: CompanyActor }) => read(db, actor),
    save: async ({ tx, actor, body, concerns }: Change & { body: Written }) => {
      const { companyId } = actor;
      const { id, labelIndex, ...label } = body;
      // Without the lock, two requests at once could exceed the limit or create a name twice.
      await lockLabels(tx, companyId);
      const taken = await isLabelled(tx, kind, companyId, { id, name: label.name });
      if (taken) refuse(refusals.exists);
      const there = await idsOf(tx, companyId);
      if (id === undefined) {
        if (there.length >= most) refuse(refusals.usedUp, { details: { count: most } });
        const place = there.length;
        there.push(await insertLabel(tx, kind, companyId, { ...label, place }));
      } else found(await updateLabel(tx, kind, companyId, { id, ...label }));
      const written = id ?? there.at(-1) ?? '';
      concerns(written);
      if (labelIndex !== undefined) {
        const others = there.filter((one) => one !== written);
        await orderLabels(tx, kind, companyId, others.toSpliced(labelIndex, 0, written));
      }
      return read(tx, actor);
    },
    remove: async ({ tx, actor, query, concerns }: Change & { query: { id: string } }) => {
      const { companyId } = actor;
      await lockLabels(tx, companyId);
      found(await deleteLabelRow(tx, kind, companyId, query.id));
      concerns(query.id);
      await orderLabels(tx, kind, companyId, await idsOf(tx, companyId));
      return read(tx, actor);
    },
  };
}
