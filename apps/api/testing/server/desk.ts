import { type Desk, runDesk } from '@engawa/platform/desk/desk';
import { nameIn } from '@engawa/platform/desk/read-words';
import type { Terminal } from '@engawa/platform/desk/terminal';
import { apiCommands } from '../../src/admin/admin-commands.ts';
import { adminContext } from '../../src/admin/admin-context.ts';
import type { Tables } from '../../src/database.ts';
import type { ApiServices } from '../../src/services.ts';
import type { TestApp } from './app.ts';
import { noteCommand } from './note-calls.ts';

export interface Said {
  code: number;
  out: string;
  err: string;
}

/** Runs an operator command; without answers there is no terminal. */
export async function atDesk(
  { services }: Pick<TestApp, 'services'>,
  words: readonly string[],
  answer?: string,
): Promise<Said> {
  const desk: Desk<ApiServices, Tables> = {
    program: 'npm run admin --',
    commands: apiCommands,
    operator: undefined,
    open: (work) => work(adminContext(services)),
  };
  noteCommand(nameIn(apiCommands, words) ?? '');
  const said = { out: '', err: '' };
  const terminal: Terminal = {
    answers: answer !== undefined,
    ask: async (question) => {
      said.err += question;
      return answer ?? '';
    },
    out: (text) => {
      said.out += `${text}\n`;
    },
    err: (text) => {
      said.err += `${text}\n`;
    },
  };
  return { code: await runDesk(desk, words, terminal), ...said };
}

export async function verify(test: TestApp, companyId: string): Promise<string> {
  const { rows } = await test.services.databases.pool.query<{ name: string }>(
    `select concat_ws(' / ', name_jp, name_en) as name from company where id = $1`,
    [companyId],
  );
  return admin(test, 'verify-company', companyId, rows[0]?.name ?? 'nobody');
}

/** Runs an operator command with reason and confirmation; returns its output. */
export async function admin(test: TestApp, ...words: string[]): Promise<string> {
  const kind = apiCommands[nameIn(apiCommands, words) ?? '']?.kind;
  const acting = kind === 'acts' || kind === 'grave' ? ['--yes', '--by', '佐藤'] : [];
  const why = acting.length > 0 && !words.includes('--why') ? ['--why', '試験のため'] : [];
  const { out, err } = await atDesk(test, [...words, ...acting, ...why]);
  return `${out}${err}`.trimEnd();
}
