import { serveWork } from '../work/serve-work.ts';
import { createTypeset } from './typeset.ts';

serveWork(createTypeset);
