export { addUnsubscribe } from './routes.ts';
export { dailyKind, type StopKind, unsubscribeLinks } from './stop-token.ts';
