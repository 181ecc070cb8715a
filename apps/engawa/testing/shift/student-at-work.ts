import { multipart } from '../../../api/testing/files/multipart.ts';
import { signInAs } from './student-sign-in.ts';

/** A student of the demo who uploads and deletes files, and saves and unsaves jobs. */
export class StudentAtWork {
  readonly #here: string;
  readonly #token: string;

  private constructor(here: string, token: string) {
    this.#here = here;
    this.#token = token;
  }

  static async signIn(here: string, email: string): Promise<StudentAtWork> {
    const { accessToken } = await signInAs({ here, publicOrigin: here }, email);
    return new StudentAtWork(here, accessToken);
  }

  /** The same session at another server instance. */
  at(here: string): StudentAtWork {
    return new StudentAtWork(here, this.#token);
  }

  async upload(content: Buffer): Promise<string> {
    const form = multipart({ purpose: 'resume' }, [{ name: 'cv.pdf', content }]);
    const reply = await fetch(`${this.#here}/v1/student/upload-file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, ...form.headers },
      body: form.payload,
    });
    if (!reply.ok) throw new Error(await reply.text());
    return ((await reply.json()) as { file: { id: string } }).file.id;
  }

  async remove(id: string): Promise<void> {
    await this.#post('/v1/student/upload-file/delete', { id });
  }

  async download(id: string): Promise<Buffer | undefined> {
    const link = await this.#get(`/v1/student/file/${id}`);
    if (link.status === 404) return undefined;
    const { url } = (await link.json()) as { url: string };
    const reply = await fetch(this.#here + url);
    return Buffer.from(await reply.arrayBuffer());
  }

  /** Writes until stopped; returns the number of writes. */
  writeUntilStopped(): { stop(): Promise<number> } {
    const stopping = new AbortController();
    const work = async () => {
      const { jobs } = (await (await this.#get('/v1/student/discover/jobs')).json()) as {
        jobs: { id: string }[];
      };
      let writes = 0;
      for (let turn = 0; !stopping.signal.aborted; turn += 1) {
        const jobId = jobs[turn % jobs.length]?.id;
        const path = '/v1/student/my-activities/save/jobs';
        await this.#post(path, { jobId });
        await this.#post(`${path}/delete`, { jobId });
        writes += 2;
      }
      return writes;
    };
    const writing = work();
    return {
      stop: () => {
        stopping.abort();
        return writing;
      },
    };
  }

  #get(path: string): Promise<Response> {
    return fetch(this.#here + path, { headers: { authorization: `Bearer ${this.#token}` } });
  }

  async #post(path: string, body: object): Promise<void> {
    const reply = await fetch(this.#here + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  }
}
