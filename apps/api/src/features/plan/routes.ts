/**
 * Feature plan. The limits of a company's plan (`reference/companies/plans.ts`); refuses what
 * exceeds them. Decision 038.
 */

import { showPlan as endpoint } from '@engawa/contract/plan/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showPlan, type Used } from './company/show-plan.ts';

export const planRoutes = ({ used }: { used: Used }) => [bind(endpoint, showPlan(used))];
