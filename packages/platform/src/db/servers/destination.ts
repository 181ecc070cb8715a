import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import pg from 'pg';
import { addressesOf } from './addresses.ts';
import { Servers } from './servers.ts';

/** What the driver parses from an address. */
interface Parameters {
  user: string | undefined;
  password: string | null | undefined;
  database: string | undefined;
  options: string | undefined;
  host: string;
  port: number;
  ssl: pg.ClientConfig['ssl'];
  sslnegotiation: pg.ClientConfig['sslnegotiation'];
}

/** Connects to the server of the address or, of several, to the one that takes writes. */
export function destinationOf(url: string): pg.ClientConfig {
  const addresses = addressesOf(url);
  if (addresses.length === 1) return { connectionString: url };
  return throughServers(url, serversOf(url, addresses));
}

/** Shared by all pools of a process, so that all learn of a lost server. */
const known = new Map<string, Servers>();

function serversOf(url: string, addresses: readonly string[]): Servers {
  const servers = known.get(url) ?? new Servers(addresses, 'primary');
  known.set(url, servers);
  return servers;
}

/** Accepts a certificate for any of the named servers, because each of them may become primary. */
export function throughServers(url: string, servers: Servers): pg.ClientConfig {
  const all = addressesOf(url).map(parametersOf);
  const [first] = all as [Parameters];
  const { user, password, database, options, host, port, ssl, sslnegotiation } = first;
  const hosts = all.map((one) => one.host);
  return {
    user,
    password: password ?? undefined,
    database,
    options,
    host,
    port,
    sslnegotiation,
    ssl: ssl && {
      ...(ssl === true ? {} : ssl),
      checkServerIdentity: (_: string, certificate: PeerCertificate) => {
        const refused = hosts.map((one) => checkServerIdentity(one, certificate));
        return refused.includes(undefined) ? undefined : refused[0];
      },
    },
    stream: () => servers.socket(),
  };
}

function parametersOf(address: string): Parameters {
  const client = new pg.Client({ connectionString: address });
  return (client as unknown as { connectionParameters: Parameters }).connectionParameters;
}
