import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { endpoints } from '../packages/contract/src/endpoints.ts';
import { errorMeaning } from '../packages/contract/src/error-catalogue.ts';
import { commandTable } from '../packages/platform/src/desk/help.ts';
import { policyText } from '../packages/platform/src/http/docs/docs-page.ts';
import { Advice, main, root } from './command.mjs';

const endpointsFile = join(root, 'docs', 'endpoints.md');
const commandsFile = join(root, 'docs', 'operations', 'moderate.md');
const decisions = join(root, 'docs', 'decisions');

/** The topics of decisions, in the order of the index. */
const topics = {
  platform: 'Server and database',
  availability: 'Failures, backups, standby',
  accounts: 'Accounts, sign-in, the operator',
  privacy: 'Privacy, reach, abuse',
  profile: 'Profile and documents of students',
  contents: 'Contents of companies',
  search: 'Search, matching, saved lists',
  working: 'Connections, applications, messages, calendar',
  client: 'Client, pages, files, languages',
  build: 'Build, tests, dependencies',
};

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

/** `moderate.md` with the tables of the operator's commands replaced by those declared in the code. */
async function operatorCommands() {
  const { adminCommands } = await import('../apps/engawa/src/admin-commands.ts');
  const { identityCommands } = await import('../apps/identity/src/operator/commands.ts');
  const tables = { commands: adminCommands, 'identity-commands': identityCommands };
  return Object.entries(tables).reduce(
    (text, [name, commands]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- /${name} -->)`),
        (_all, begin, end) => `${begin}${commandTable(commands)}${end}`,
      ),
    readFileSync(commandsFile, 'utf8'),
  );
}

/** An index by topic of all decisions, each with the sentence that its file begins with. */
function decisionIndex() {
  const all = readdirSync(decisions)
    .filter((file) => /^\d{3}-/.test(file))
    .toSorted()
    .map(readDecision);
  const sections = Object.entries(topics).map(([topic, heading]) => {
    const rows = all
      .filter((decision) => decision.topic === topic)
      .map(({ file, title, sentence }) => `- [${title}](${file}): ${sentence}`);
    return [`## ${heading}`, '', ...rows, ''].join('\n');
  });
  return `# Decisions

Made from the files by \`npm run docs\`; do not edit. Each file names its topic, states the decision in one sentence, and gives context, alternatives and figures.

${sections.join('\n')}`;
}

function readDecision(file) {
  const text = readFileSync(join(decisions, file), 'utf8');
  const [, title, topic, sentence] = /^# (.+)\n<!-- topic: (\w+) -->\n\n(.+)\n/.exec(text) ?? [];
  if (!topics[topic] || sentence.startsWith('**Context')) {
    throw new Advice(
      `docs/decisions/${file} must begin with its title, a line "<!-- topic: ${Object.keys(topics).join(' | ')} -->", an empty line and one sentence that states the decision.`,
    );
  }
  return { file, title, topic, sentence };
}

await main(async () => {
  const wanted = {
    [endpointsFile]: page(),
    [commandsFile]: await operatorCommands(),
    [join(decisions, 'README.md')]: decisionIndex(),
  };
  for (const [file, text] of Object.entries(wanted)) {
    const name = relative(root, file);
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') === text) console.log(`${name} is what the code says.`);
    else throw new Advice(`${name} is not what the code says: run "npm run docs".`);
  }
});
