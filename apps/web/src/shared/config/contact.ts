import { product } from '@engawa/contract/product';
import { env } from './settings.ts';

const example = `privacy@${product.name.toLowerCase()}.example`;

/** Where a person turns with a question or a complaint about their data, and who answers. */
export const contact = {
  email: env.VITE_CONTACT_EMAIL ?? example,
  isExample: env.VITE_CONTACT_EMAIL === undefined,
  operator: env.VITE_OPERATOR_NAME ?? '',
} as const;
