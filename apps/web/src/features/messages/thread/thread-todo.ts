import type { ComponentType } from 'react';

/** What the two have to do after an offer; a page brings it. `name` is the other side’s. */
export type ThreadTodo = ComponentType<{ threadId: string; name: string }>;
