export { suspensionCommands } from './admin.ts';
