import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../packages/contract/src/endpoints.ts';
import { errorMeaning } from '../packages/contract/src/error-catalogue.ts';
import { policyText } from '../packages/platform/src/http/docs/docs-page.ts';
import { Advice, main, root } from './command.mjs';

const file = join(root, 'docs', 'endpoints.md');

function page() {
  const features = Map.groupBy(endpoints, ({ id }) => id.split('.')[1]);
  const sections = [...features].map(([feature, list]) => {
    const byPath = list.toSorted((one, other) => one.path.localeCompare(other.path));
    const rows = byPath.map((endpoint) => {
      const refusals = endpoint.errors.map((code) => `${errorMeaning(code).status} ${code}`);
      return `| ${endpoint.method} | \`${endpoint.path}\` | ${policyText(endpoint)} | ${endpoint.summary} | ${refusals.join('<br>')} |`;
    });
    return [
      `## ${feature}`,
      '',
      '| | Path | Who may call | What it does | Refusals of its own |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return `# Endpoints

Made from the contract by \`npm run docs\`; do not edit. ${endpoints.length} calls. Every call may also refuse as its policy and schemas imply; the browsable page at \`/v1/docs\` lists those too.

${sections.join('\n')}`;
}

await main(async () => {
  const wanted = page();
  if (!process.argv.includes('--check')) {
    writeFileSync(file, wanted);
    return;
  }
  if (readFileSync(file, 'utf8') !== wanted) {
    throw new Advice('docs/endpoints.md is not what the contract says: run "npm run docs".');
  }
  console.log('docs/endpoints.md is what the contract says.');
});
