import type { Db, Tx } from '../../../database.ts';

export const listTemplates = (db: Db, companyId: string) =>
  db
    .selectFrom('message_template')
    .leftJoin('recruiter as writer', 'writer.id', 'message_template.updated_by')
    .where('message_template.company_id', '=', companyId)
    .select([
      'message_template.id',
      'message_template.name',
      'message_template.text_jp',
      'message_template.text_en',
      'message_template.updated_at as updatedAt',
      'writer.name as updatedBy',
    ])
    .orderBy('message_template.name')
    .orderBy('message_template.id')
    .execute();

export interface WrittenTemplate {
  name: string;
  text: { jp: string | null; en: string | null };
}

interface Writing {
  by: string;
  now: Date;
}

const rowOf = ({ name, text }: WrittenTemplate, { by, now }: Writing) => ({
  name,
  text_jp: text.jp,
  text_en: text.en,
  updated_at: now,
  updated_by: by,
});

export async function insertTemplate(
  tx: Tx,
  companyId: string,
  template: WrittenTemplate,
  writing: Writing,
): Promise<string> {
  const { id } = await tx
    .insertInto('message_template')
    .values({ company_id: companyId, ...rowOf(template, writing) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateTemplate = (
  tx: Tx,
  companyId: string,
  { id, ...template }: WrittenTemplate & { id: string },
  writing: Writing,
) =>
  tx
    .updateTable('message_template')
    .set(rowOf(template, writing))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const deleteTemplateRow = (tx: Tx, companyId: string, id: string) =>
  tx
    .deleteFrom('message_template')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
