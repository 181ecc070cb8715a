/** Written by the feature that connects people; here because it decides who reaches whom. */
export interface ReachTables {
  connection: { student_id: string; company_id: string; connected_at: Date };
}
