export { leavingCommands } from './admin.ts';
