/** Openings and words that hide the subject of a comment, with the plain alternative to each. */
const riddles = [
  [/^Whoever\b/, '“Whoever”: name the person, process or request.'],
  [/^Those of\b/, '“Those of”: name the things.'],
  [/^What nobody\b/, '“What nobody …”: name the thing, such as “unused files”.'],
  [/^Nobody else\b/, '“Nobody else”: say who may, or to whom it is limited.'],
  [/^Time did\b/, '“Time did”: say “expired”.'],
  [/^One that\b/, '“One that”: name the thing.'],
  [/\btold\b/i, '“told”: say notified, shown, sent, refused or distinguished.'],
  [/\b(?:is|are) away\b/i, '“away”: say unavailable.'],
];
const opening = [/^It\b/, '“It”: begin a comment with its subject.'];

const directive = /^(?:biome|oxlint|eslint|@vite|webpack|knip|@ts|#__)/;

const textOf = ({ value }) =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join(' ')
    .trim();

/** Line comments on consecutive lines are one text, because a sentence may span them. */
function blocksOf(comments) {
  const blocks = [];
  for (const comment of comments) {
    const text = textOf(comment);
    const last = blocks.at(-1);
    const continues =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      comment.loc.start.line === last.line + 1 &&
      comment.loc.start.column === last.column;
    if (continues) {
      last.text += ` ${text}`;
      last.line += 1;
    } else {
      const { line } = comment.loc.end;
      blocks.push({ comment, text, line, type: comment.type, column: comment.loc.start.column });
    }
  }
  return blocks;
}

/** The faults of one comment, each with its plain alternative. */
export function faultsIn(text) {
  if (directive.test(text)) return [];
  const sentences = text.split(/(?<=[.!?:;])\s+/);
  const found = riddles.flatMap(([pattern, advice]) =>
    sentences.some((sentence) => pattern.test(sentence)) ? [advice] : [],
  );
  return opening[0].test(text) ? [opening[1], ...found] : found;
}

/** Refuses the worst wordings in comments: the style rules ask for a subject and the usual term. */
export const plainComments = {
  create(context) {
    return {
      Program() {
        for (const { comment, text } of blocksOf(context.sourceCode.getAllComments())) {
          for (const message of faultsIn(text)) context.report({ node: comment, message });
        }
      },
    };
  },
};
