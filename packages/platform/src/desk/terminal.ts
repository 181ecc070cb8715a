import { createInterface } from 'node:readline';

/** Where the operator sits, or the script that asks in their place. */
export interface Terminal {
  /** Somebody is there who can answer a question. */
  readonly answers: boolean;
  ask(question: string): Promise<string>;
  out(text: string): void;
  err(text: string): void;
}

export const processTerminal: Terminal = {
  answers: process.stdin.isTTY && process.stderr.isTTY,
  // Asked beside the answer, which a script may be reading. Whoever closes the input has said no.
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

/** JSON in which the same are escaped: whoever parses it reads what was written. */
export const plainJson = (data: object): string =>
  JSON.stringify(data).replace(
    moving,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Others wrote some of it: what moves a terminal's cursor or turns its text around is left out. */
export const plain = (text: string): string => text.replace(moving, '');
