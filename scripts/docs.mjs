import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints } from '../packages/contract/src/endpoints.ts';
import { errorMeaning } from '../packages/contract/src/error-catalogue.ts';
import { commandTable } from '../packages/platform/src/desk/help.ts';
import { policyText } from '../packages/platform/src/http/docs/docs-page.ts';
import { Advice, main, root } from './command.mjs';

const endpointsFile = join(root, 'docs', 'endpoints.md');
const operationsFile = join(root, 'docs', 'operations.md');

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

/** The page as it is, with the tables of the operator's commands as they are declared. */
async function operations() {
  const { adminCommands } = await import('../apps/engawa/src/admin-commands.ts');
  const { identityCommands } = await import('../apps/identity/src/operator/commands.ts');
  const tables = { commands: adminCommands, 'identity-commands': identityCommands };
  return Object.entries(tables).reduce(
    (text, [name, commands]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- /${name} -->)`),
        (_all, begin, end) => `${begin}${commandTable(commands)}${end}`,
      ),
    readFileSync(operationsFile, 'utf8'),
  );
}

await main(async () => {
  const wanted = { [endpointsFile]: page(), [operationsFile]: await operations() };
  for (const [file, text] of Object.entries(wanted)) {
    const name = `docs/${basename(file)}`;
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') === text) console.log(`${name} is what the code says.`);
    else throw new Advice(`${name} is not what the code says: run "npm run docs".`);
  }
});
