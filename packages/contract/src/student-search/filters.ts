import { z } from 'zod';
import { refusing } from '../contradiction.ts';
import { filterShape } from '../filters/filter-schema.ts';
import { contradictions } from './contradictions.ts';
import { type StudentFilter, studentFields } from './filter-fields.ts';

export const studentFilterFields = filterShape(studentFields);

export const checkStudentFilters = refusing<StudentFilter>(contradictions);

export const studentFilter = z.strictObject(studentFilterFields).superRefine(checkStudentFilters);
