import { serveWork } from '../../work/serve-work.ts';
import { examineFile } from './examine-file.ts';

serveWork(() => examineFile);
