import { afterAll, beforeAll } from 'vitest';
import { type Cluster, startCluster } from '../../../../cluster/start-cluster.ts';
import { companyEngineTests } from '../../testing/engines/company-suite.ts';
import { jobEngineTests } from '../../testing/engines/job-suite.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const tried = jobEngineTests(() => ({
  SEARCH_URL: cluster.urls.join(','),
  // The JVM is slow at first, and the cluster must answer here.
  SEARCH_PATIENCE_MS: '10000',
}));
companyEngineTests(tried);
