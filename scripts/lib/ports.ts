import { createServer } from 'node:net';
import { Problem } from './problem';

export type Ports = { site: number; mock: number; media: number; identity: number };

const usual = 3000;
const highest = 65_535;

const from = (site: number): Ports => ({ site, mock: site + 1, media: site + 2, identity: site + 3 });
/** How many there are in a row. */
const each = 4;

/** `PORT` is the site's; the mock API's three ports follow it. */
export function parsePorts(text: string | undefined): Ports {
  const site = text ? Number(text) : usual;
  if (!/^\d+$/.test(text || `${usual}`) || site < 1 || site + each - 1 > highest) {
    throw new Problem(`PORT must be a whole number from 1 to ${highest - each + 1}; it is "${text}".`);
  }
  return from(site);
}

/** What a child process is told about the ports. */
export const buildPortsEnv = ({ site, mock, media, identity }: Ports) => ({
  PORT: `${site}`,
  MOCK_PORT: `${mock}`,
  MEDIA_PORT: `${media}`,
  IDENTITY_PORT: `${identity}`,
});

/** Throws the one sentence that says which port is not to be had and how to take others. */
export async function demandFree(ports: Ports, needed: readonly (keyof Ports)[]): Promise<void> {
  for (const name of needed) {
    const code = await triedToListen(ports[name]);
    if (!code) continue;
    const others = `Choose others with PORT, as in \`PORT=${ports.site + 100} npm start\`.`;
    if (code === 'EACCES')
      throw new Problem(`Port ${ports[name]} (${owners[name]}) needs more rights than you have. ${others}`);
    throw new Problem(`Port ${ports[name]} (${owners[name]}) is taken by another program. ${others}`);
  }
}

const owners: Record<keyof Ports, string> = {
  site: 'the site',
  mock: 'the mock API',
  media: "the mock API's pictures",
  identity: "the mock API's sign-in",
};

async function triedToListen(port: number): Promise<string | undefined> {
  return (await listening(port, '127.0.0.1')) ?? (await listening(port, undefined));
}

/** The error code, or nothing when the port could be had. */
function listening(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });
}

/** Four ports in a row that nobody uses, from a number upwards. */
export async function freePorts(start: number): Promise<Ports> {
  for (let site = start; site < start + 300; site += each) {
    const ports = from(site);
    const codes = await Promise.all(Object.values(ports).map(triedToListen));
    if (codes.every((code) => code === undefined)) return ports;
  }
  throw new Problem(`No four free ports were found from ${start} upwards.`);
}
