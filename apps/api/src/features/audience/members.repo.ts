import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '../../database.ts';

type Contents = ExpressionBuilder<Tables, 'content'>;

/**
 * Whether a student is one of those to whom a limited content is shown. The one place that knows:
 * who is connected joins here, with the table of connections, where `audience.connected` is set.
 */
export const isInAudience =
  (studentId: string) =>
  (where: Contents): ExpressionWrapper<Tables, 'content', SqlBool> =>
    where.or([
      where.exists(
        where
          .selectFrom('audience_student')
          .whereRef('audience_student.content_id', '=', 'content.id')
          .where('audience_student.student_id', '=', studentId)
          .select('audience_student.content_id'),
      ),
      where.exists(
        where
          .selectFrom('audience_list')
          .innerJoin('saved_student', 'saved_student.list_id', 'audience_list.list_id')
          .whereRef('audience_list.content_id', '=', 'content.id')
          .where('saved_student.student_id', '=', studentId)
          .select('audience_list.content_id'),
      ),
    ]);
