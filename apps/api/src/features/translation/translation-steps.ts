import type { translateGeneral } from '@engawa/contract/translation/company';
import type { TranslationReply } from '@engawa/contract/translation/schemas';
import type { TwoSteps } from '../../handler.ts';
import { type TranslationServices, translateTexts } from './translate-texts.ts';

/** The three endpoints have the same request and response. */
type TranslateEndpoint = typeof translateGeneral;

/** Translates before the transaction, which only records who asked. */
export const translationSteps = (
  services: TranslationServices,
): TwoSteps<TranslateEndpoint, TranslationReply> => ({
  before: ({ actor, body }) => translateTexts(services, actor.companyId, body),
  run: (_call, reply) => reply,
});
