import { createServer } from 'node:net';
import { Problem } from './problem';

export type Ports = { site: number; mock: number; media: number };

const usual = 3000;
const highest = 65_535;

/** `PORT` is the site's; the mock API's two ports follow it. */
export function portsOf(text: string | undefined): Ports {
  const site = text ? Number(text) : usual;
  if (!Number.isInteger(site) || site < 1 || site + 2 > highest) {
    throw new Problem(`PORT must be a whole number from 1 to ${highest - 2}; it is "${text}".`);
  }
  return { site, mock: site + 1, media: site + 2 };
}

/** What a child process is told about the ports. */
export const portsEnv = ({ site, mock, media }: Ports) => ({
  PORT: `${site}`,
  MOCK_PORT: `${mock}`,
  MEDIA_PORT: `${media}`,
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

/** Three ports in a row that nobody uses, from a number upwards. */
export async function freePorts(from: number): Promise<Ports> {
  for (let site = from; site < from + 300; site += 3) {
    const codes = await Promise.all([site, site + 1, site + 2].map(triedToListen));
    if (codes.every((code) => code === undefined)) return { site, mock: site + 1, media: site + 2 };
  }
  throw new Problem(`No three free ports were found from ${from} upwards.`);
}
