import type { ComponentType } from 'react';

/** Tasks of both sides after an offer; passed in by the page. `name` is the other side's. */
export type ThreadTodo = ComponentType<{ threadId: string; name: string }>;
