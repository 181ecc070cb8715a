export { reportCommands } from './admin.ts';
