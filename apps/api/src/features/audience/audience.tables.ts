export interface AudienceTables {
  audience: { content_id: string; company_id: string; connected: boolean };
  audience_list: { content_id: string; list_id: string; company_id: string };
  audience_student: { content_id: string; student_id: string };
  /** Words of names for searching; a trigger writes them. */
  student_name: { word: string; student_id: string };
}
