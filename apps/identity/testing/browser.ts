/** A browser with cookies by path and forms; follows redirects on request. */
export class Browser {
  #jar = new Map<string, { value: string; path: string }>();
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  async get(address: string, headers: Record<string, string> = {}): Promise<Screen> {
    return this.#send(address, { method: 'GET', headers });
  }

  async post(
    address: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Screen> {
    return this.#send(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: this.#origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  }

  /** The same browser, with another instance of the service. */
  at(origin: string): Browser {
    const moved = new Browser(origin, this.#headers);
    moved.#jar = this.#jar;
    return moved;
  }

  /** Follows redirects within the service. */
  async follow(screen: Screen): Promise<Screen> {
    let at = screen;
    while (at.location && new URL(at.location, this.#origin).origin === this.#origin) {
      at = await this.get(at.location);
    }
    return at;
  }

  cookies(): string[] {
    return [...this.#jar].map(([name, { value, path }]) => `${name}=${value} on ${path}`);
  }

  async #send(
    address: string,
    init: { method: string; body?: URLSearchParams; headers: Record<string, string> },
  ): Promise<Screen> {
    const url = new URL(address, this.#origin);
    const cookie = [...this.#jar]
      .filter(([, { path }]) => url.pathname === path || url.pathname.startsWith(`${path}/`))
      .map(([name, { value }]) => `${name.split('@')[0]}=${value}`)
      .join('; ');
    const reply = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...this.#headers, ...init.headers, cookie },
    });
    for (const line of reply.headers.getSetCookie()) this.#keep(line, url);
    return {
      status: reply.status,
      headers: reply.headers,
      location: reply.headers.get('location') ?? undefined,
      text: await reply.text(),
      url,
    };
  }

  #keep(line: string, url: URL): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? url.pathname;
    const gone = attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one));
    const key = `${pair.slice(0, at)}@${path === '/' ? '' : path}`;
    if (gone) this.#jar.delete(key);
    else this.#jar.set(key, { value: pair.slice(at + 1), path: path === '/' ? '' : path });
  }
}

export interface Screen {
  status: number;
  headers: Headers;
  location: string | undefined;
  text: string;
  url: URL;
}
