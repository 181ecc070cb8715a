import type { ScholarshipEntryKindId } from '@engawa/contract/reference/scholarship';
import type { Generated } from 'kysely';

export interface ScholarshipTables {
  scholarship_programme: {
    id: Generated<string>;
    name_ja: string;
    name_en: string;
    opens_at: Date;
    deadline: Date;
  };
  scholarship_category: {
    programme_id: string;
    category: ScholarshipEntryKindId;
    position: number;
    winners: number;
    prize_yen: number;
    winners_per_round: number[] | null;
    is_offered: Generated<boolean>;
  };
  scholarship_entry: {
    id: Generated<string>;
    programme_id: string;
    student_id: string;
    category: ScholarshipEntryKindId;
    title: string | null;
    writeup: string | null;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  scholarship_winner: { entry_id: string; round: number | null; won_at: Date };
  scholarship_entry_file: { entry_id: string; position: number; file_id: string };
}
