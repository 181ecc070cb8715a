import type { ReplyOf } from '@engawa/contract/endpoint';
import { showTwoStep } from '@engawa/contract/two-step/company';
import { endpointPartQuery } from '../../../../shared/api/endpoint-query.ts';

export type TwoStep = ReplyOf<typeof showTwoStep>['twoStep'];

export interface NewCodes {
  title: string;
  codes: readonly string[];
}

export const twoStepQuery = endpointPartQuery(showTwoStep, {}, ({ twoStep }) => twoStep);
