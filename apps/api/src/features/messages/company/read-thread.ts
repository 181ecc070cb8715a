import type { readCompanyThread as endpoint } from '@engawa/contract/messages/company';
import type { Handler } from '../../../handler.ts';
import { readThread as read } from '../writing/read-thread.ts';

export const readThread: Handler<typeof endpoint> = (call) => read(call, call.body);
