import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

type Claims = JWTPayload & Record<string, unknown>;

/** Deviations of the next ID token from the truth. */
export interface Lie {
  claims?: Claims;
  foreignKey?: boolean;
  algNone?: boolean;
  omitIdToken?: boolean;
  userInfo?: Claims;
}

/** An OpenID provider on another origin whose tokens tests can falsify. */
export async function startFakeIssuer({ secretInBody = false } = {}) {
  const [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' };
  const codes = new Map<string, { nonce: string; lie: Lie }>();
  const asked: URLSearchParams[] = [];
  let issuer = '';

  async function idToken(nonce: string, { claims, foreignKey, algNone }: Lie): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const truth = {
      iss: issuer,
      aud: 'client',
      sub: 'person-1',
      nonce,
      iat: now,
      auth_time: now,
      exp: now + 300,
      email: 'person@abroad.example',
      email_verified: true,
      given_name: 'Amina',
      family_name: 'Diallo',
    };
    const said = Object.fromEntries(
      Object.entries({ ...truth, ...claims }).filter(([, value]) => value !== undefined),
    );
    if (algNone) return new UnsecuredJWT(said).encode();
    const signer = new SignJWT(said).setProtectedHeader({ alg: 'ES256', kid: 'own' });
    return signer.sign((foreignKey ? foreign : own).privateKey);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const path = request.url?.split('?', 1)[0];
    if (path === '/.well-known/openid-configuration') {
      return send({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        userinfo_endpoint: `${issuer}/me`,
        end_session_endpoint: `${issuer}/end`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        token_endpoint_auth_methods_supported: [
          secretInBody ? 'client_secret_post' : 'client_secret_basic',
        ],
        authorization_response_iss_parameter_supported: true,
      });
    }
    if (path === '/jwks') return send({ keys: [jwk] });
    if (path === '/me') {
      const code = request.headers.authorization?.replace('Bearer access-', '') ?? '';
      return send({ sub: 'person-1', ...codes.get(code)?.lie.userInfo });
    }
    const form = new URLSearchParams(await text(request));
    asked.push(form);
    const basic = request.headers.authorization === `Basic ${btoa('client:a+secret')}`;
    const posted = form.get('client_secret') === 'a secret';
    if (secretInBody ? !posted || basic : !basic || posted) {
      return send({ error: 'invalid_client' }, 401);
    }
    const code = form.get('code') ?? '';
    const known = codes.get(code);
    if (!known) return send({ error: 'invalid_grant' }, 400);
    // Stays valid for userinfo, but for one exchange only.
    codes.set(code, { ...known, nonce: '' });
    if (known.nonce === '') return send({ error: 'invalid_grant' }, 400);
    return send({
      access_token: `access-${code}`,
      token_type: 'Bearer',
      ...(known.lie.omitIdToken ? {} : { id_token: await idToken(known.nonce, known.lie) }),
    });
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    asked,
    /** Simulates the sign-in: returns a code for the authorization request. */
    approve(authorizationUrl: string, lie: Lie = {}) {
      const code = crypto.randomUUID();
      const query = new URL(authorizationUrl).searchParams;
      codes.set(code, { nonce: query.get('nonce') ?? '', lie });
      return { code, state: query.get('state') ?? '', iss: issuer };
    },
    /** The token an issuer posts when a person has signed out. */
    async logoutToken(claims: Claims, { foreignKey = false, typ = 'logout+jwt' } = {}) {
      const said = {
        iss: issuer,
        aud: 'client',
        iat: Math.floor(Date.now() / 1000),
        jti: crypto.randomUUID(),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...claims,
      };
      const kept = Object.entries(said).filter(([, value]) => value !== undefined);
      return new SignJWT(Object.fromEntries(kept))
        .setProtectedHeader({ alg: 'ES256', kid: 'own', typ })
        .sign((foreignKey ? foreign : own).privateKey);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
