import type { translateGeneral } from '@engawa/contract/translation/company';
import type { TranslationReply } from '@engawa/contract/translation/schemas';
import type { TwoSteps } from '../../handler.ts';
import { type TranslationServices, translateTexts } from './translate-texts.ts';

/** The three take and answer the same. */
type TranslateEndpoint = typeof translateGeneral;

/** The service is asked before the transaction, which then only notes who asked. */
export const translationSteps = (
  services: TranslationServices,
): TwoSteps<TranslateEndpoint, TranslationReply> => ({
  before: ({ actor, body }) => translateTexts(services, actor.companyId, body),
  run: (_call, reply) => reply,
});
