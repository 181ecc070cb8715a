// Checks the size and number of files of a first visit: the home page until it works, and what each
// page adds. `node scripts/check-bundle.mjs` after a build of the web client.
// e2e/public/requests.spec.ts counts in a browser the requests that a page makes by itself.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = join(dirname(fileURLToPath(import.meta.url)), '../apps/web/dist');
const kB = 1000;
const bars = { homeJs: 110 * kB, homeAll: 130 * kB, page: 60 * kB, chunk: 60 * kB };
const requestBars = { home: 8, page: 20 };

const homeName = 'public/home-page';
const languages = ['ja', 'en'];

const { entry, pages } = readReport();
const home = pages[homeName] ?? fail(`${homeName} is not in the build; was it renamed?`);
const weights = new Map();
const isScript = (file) => file.endsWith('.js');

// A visitor loads one of the languages; the larger one counts.
const homeFiles = languages
  .map(
    (language) =>
      new Set([...named('after-paint-'), ...entry, ...home.page, ...wordsOf(home, language)]),
  )
  .reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));

const weighed = [
  ...[...homeFiles].map((file) => ({ name: fileName(file), bytes: weightOf([file]) })),
  { name: 'home page, JS', bytes: weightOf([...homeFiles].filter(isScript)), bar: bars.homeJs },
  { name: 'home page, JS + CSS', bytes: weightOf(homeFiles), bar: bars.homeAll },
  ...Object.entries(pages).map(([name, { frame, page }]) => ({
    name: `page ${name}`,
    bytes: weightOf(page.filter((file) => !entry.includes(file) && !frame.includes(file))),
    bar: bars.page,
  })),
  heaviestChunk(),
];
const counted = Object.entries(pages).map(([name, files]) => ({
  name: `requests ${name}`,
  count: requestsOf(files),
  bar: name === homeName ? requestBars.home : requestBars.page,
}));

for (const { name, bytes, bar } of weighed) {
  console.log(`${name.padEnd(52)} ${show(bytes)}${bar ? `  of ${show(bar)}` : ''}`);
}
for (const { name, count, bar } of counted) {
  console.log(`${name.padEnd(52)} ${String(count).padStart(6)}     of ${String(bar).padStart(6)}`);
}

const over = [
  ...weighed.flatMap(({ name, bytes, bar }) =>
    bar && bytes > bar ? `${name} (${show(bytes).trim()})` : [],
  ),
  ...counted.flatMap(({ name, count, bar }) => (count > bar ? `${name} (${count})` : [])),
];
const renamed = filesNamingOthers();
if (renamed.length > 0) {
  fail(
    `${renamed.join(', ')}: names other files by their digests, and so changes its name whenever one of them changes; the import map (apps/web/build/chunks/import-names.ts) has to lead there.`,
  );
}
if (over.length > 0) {
  fail(
    `Too much: ${over.join(', ')}; load what is not needed at once later, or let apps/web/build/chunks/visits.ts allow fewer chunks.`,
  );
}

function readReport() {
  try {
    return JSON.parse(readFileSync(join(dist, '.vite/visits.json'), 'utf8'));
  } catch {
    return fail('There is no build to weigh in apps/web/dist; run npm start or build it first.');
  }
}

function named(start) {
  const found = readdirSync(join(dist, 'assets')).filter(
    (name) => isScript(name) && name.startsWith(start),
  );
  if (found.length !== 1) fail(`The build has no script called ${start}….`);
  return [`assets/${found[0]}`];
}

function wordsOf({ words }, language) {
  const own = words.filter((file) => file.includes(`-${language}-`));
  return [...named(`words-shell-${language}-`), ...own];
}

/** All scripts that a page needs before any interaction, in the larger language. */
function requestsOf(files) {
  const counts = languages.map((language) => {
    const all = [...entry, ...files.frame, ...files.page, ...wordsOf(files, language)];
    return new Set(all.filter(isScript)).size;
  });
  return Math.max(...counts);
}

/** Scripts that import another by a name with its digest: a change of one would rename both. */
function filesNamingOthers() {
  const scripts = readdirSync(join(dist, 'assets')).filter(isScript);
  return scripts.filter((file) => {
    const text = readFileSync(join(dist, 'assets', file), 'utf8');
    return scripts.some((other) => text.includes(other));
  });
}

/** The heaviest script that the first page does not load. */
function heaviestChunk() {
  const files = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const later = files.filter((file) => isScript(file) && !entry.includes(file));
  const heaviest = later.reduce((one, other) =>
    weightOf([other]) > weightOf([one]) ? other : one,
  );
  return {
    name: `heaviest chunk ${fileName(heaviest)}`,
    bytes: weightOf([heaviest]),
    bar: bars.chunk,
  };
}

function fileName(file) {
  return file.replace('assets/', '');
}

function weightOf(files) {
  let sum = 0;
  for (const file of files) {
    if (!weights.has(file))
      weights.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
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
