import { createInterface } from 'node:readline';

/** The operator's terminal, or the streams of a script. */
export interface Terminal {
  readonly answers: boolean;
  ask(question: string): Promise<string>;
  out(text: string): void;
  err(text: string): void;
}

export const processTerminal: Terminal = {
  answers: process.stdin.isTTY && process.stderr.isTTY,
  // On stderr, because a script may parse stdout. A closed input means no.
  ask: (question) =>
    new Promise((resolve) => {
      const { stdin: input, stderr: output } = process;
      const reader = createInterface({ input, output, terminal: false });
      reader.once('close', () => resolve(''));
      reader.question(question, (answer) => {
        resolve(answer);
        reader.close();
      });
    }),
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
};

const moving = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** JSON with such characters escaped, so that a parser restores the original text. */
export const plainJson = (data: object): string =>
  JSON.stringify(data).replace(
    moving,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Removes characters that move the cursor or reverse text, because users wrote some of it. */
export const plain = (text: string): string => text.replace(moving, '');
