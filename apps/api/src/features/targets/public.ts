export { spreadOut, spreadOutJob } from './exposure/spread-out.ts';
