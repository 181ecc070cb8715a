import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';

interface BrowserOptions {
  language?: 'ja' | 'en';
  address?: string;
}

export class Browser {
  readonly #test: TestApp;
  readonly #headers: Record<string, string>;
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  constructor(test: TestApp, { language = 'en', address = '192.0.2.1' }: BrowserOptions = {}) {
    this.#test = test;
    this.#address = address;
    this.#headers = { languagetype: language };
  }

  post(url: string, payload?: object, headers: Record<string, string> = {}) {
    return this.#send('POST', url, payload, headers);
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.#send('GET', url, undefined, headers);
  }

  async #send(
    method: 'GET' | 'POST',
    url: string,
    payload: object | undefined,
    headers: Record<string, string>,
  ): Promise<LightMyRequestResponse> {
    const reply = await this.#test.app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { ...this.#headers, ...headers },
      cookies: Object.fromEntries(this.cookies),
      remoteAddress: this.#address,
    });
    for (const { name, value, expires } of reply.cookies) {
      if (expires && expires <= this.#test.clock.now()) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }
}

export const bearer = (reply: LightMyRequestResponse): Record<string, string> => ({
  authorization: `Bearer ${reply.json().accessToken.accessToken}`,
});
