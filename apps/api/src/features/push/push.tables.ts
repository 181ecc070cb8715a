export interface PushTables {
  push_device: {
    address: string;
    student_id: string;
    session_id: string;
    added_at: Date;
    told_at: Date;
  };
}
