import type { DemoConversation } from './demo-conversation.ts';
import { linhAndHoshizora } from './linh-and-hoshizora.ts';
import { linhAndSazanami } from './linh-and-sazanami.ts';
import { othersAndHoshizora } from './others-and-hoshizora.ts';

/** Threads between people one can sign in as: over several weeks, in both languages. */
export const demoConversations: readonly DemoConversation[] = [
  linhAndHoshizora,
  linhAndSazanami,
  ...othersAndHoshizora,
];
