// Weighs what a visitor of the home page downloads before it works, and what each page adds.
// Plain Node, no dependencies: `node scripts/check-bundle.mjs` after a build of the web client.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = join(dirname(fileURLToPath(import.meta.url)), '../apps/web/dist');
const kB = 1000;
const bars = { homeJs: 130 * kB, homeAll: 150 * kB, route: 60 * kB };

const entryKey = 'index.html';
const homeKey = 'src/pages/public/home-page.tsx';
const languages = ['ja', 'en'];

const manifest = readManifest();
const weights = new Map();

const entry = filesOf([entryKey]);
// The heavier language counts: a visitor loads one of the two.
const home = languages
  .map((language) => filesOf([entryKey, homeKey, ...homeWords(language)]))
  .reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
const homeJs = [...home].filter((file) => file.endsWith('.js'));
const routes = Object.keys(manifest)
  .filter((key) => key.startsWith('src/pages/') && manifest[key].isDynamicEntry)
  .map((key) => ({
    name: key.replace(/^src\/pages\/|\.tsx$/g, ''),
    bytes: weightOf([...filesOf([key])].filter((file) => !entry.has(file))),
  }));

const lines = [
  ...[...home].map((file) => ({ name: file.replace('assets/', ''), bytes: weightOf([file]) })),
  { name: 'home page, JS', bytes: weightOf(homeJs), bar: bars.homeJs },
  { name: 'home page, JS + CSS', bytes: weightOf(home), bar: bars.homeAll },
  ...routes.map(({ name, bytes }) => ({ name: `page ${name}`, bytes, bar: bars.route })),
];
for (const { name, bytes, bar } of lines) {
  console.log(`${name.padEnd(44)} ${show(bytes)}${bar ? `  of ${show(bar)}` : ''}`);
}

const over = lines.filter(({ bytes, bar }) => bar && bytes > bar);
if (over.length > 0) {
  const named = over.map(({ name, bytes }) => `${name} (${show(bytes).trim()})`).join(', ');
  fail(`Too heavy: ${named}; load what it does not need at once from another chunk.`);
}

function readManifest() {
  try {
    return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  } catch {
    return fail('There is no build to weigh in apps/web/dist; run npm start or build it first.');
  }
}

/** The shell's words, one chunk for all of them (see vite.config.ts), and those of the page. */
function homeWords(language) {
  const shell = Object.keys(manifest).find((key) => manifest[key].name === `words-${language}`);
  return [shell ?? `words-${language}`, `src/features/home/words.${language}.ts`];
}

/** The files of these chunks, of what they import statically, and their styles. */
function filesOf(keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) fail(`${key} is not in the build; was it renamed? Then rename it here, too.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}

function weightOf(files) {
  let sum = 0;
  for (const file of files) {
    if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(dist, file))).length);
    sum += weights.get(file);
  }
  return sum;
}

function show(bytes) {
  return `${(bytes / kB).toFixed(1).padStart(6)} kB`;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
