import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import pg from 'pg';
import { addressesOf } from './addresses.ts';
import { Servers } from './servers.ts';

/** What the driver makes of an address. */
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

/** Where the connections of a setting go: to its server or, of several, to the one that takes writes. */
export function whereTo(url: string): pg.ClientConfig {
  const addresses = addressesOf(url);
  if (addresses.length === 1) return { connectionString: url };
  return throughServers(url, serversOf(url, addresses));
}

/** All connections of a process learn from the loss of one. */
const known = new Map<string, Servers>();

function serversOf(url: string, addresses: readonly string[]): Servers {
  const servers = known.get(url) ?? new Servers(addresses, 'primary');
  known.set(url, servers);
  return servers;
}

/** Whoever the operator has named may answer: which of them does, changes. */
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
