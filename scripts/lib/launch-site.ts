import type { ChildProcess } from 'node:child_process';
import { nextCli } from './build';
import { launchNode, type NodeLaunch } from './children';
import { demandDemo, demoProgram } from './demo';
import { buildPortsEnv, type Ports } from './ports';

/** The mock API, in a process of its own: what it remembers survives a reload of the site. */
export const launchMock = (ports: Ports, { env, ...options }: NodeLaunch & { watch?: boolean } = {}): ChildProcess => {
  demandDemo();
  return launchNode(
    [...(options.watch ? ['--watch', '--watch-preserve-output'] : []), '--import', 'tsx', demoProgram],
    {
      ...options,
      env: { ...buildPortsEnv(ports), ...env },
    },
  );
};

/** The built site, of this folder or of another that stands for it, in which it runs: it looks there for what it has made. */
export const launchSite = (
  ports: Ports,
  { env, folder = '.', ...options }: Omit<NodeLaunch, 'cwd'> & { folder?: string; cwd?: never } = {},
): ChildProcess =>
  launchNode([nextCli, 'start', '--port', `${ports.site}`], {
    ...options,
    cwd: folder,
    env: {
      ...buildPortsEnv(ports),
      NODE_ENV: 'production',
      ...env,
      // Where nobody else could answer in its place, a site need not wait to be missed.
      LINGER_SECONDS: env?.LINGER_SECONDS || process.env.LINGER_SECONDS || '0',
    },
  });

/** The site as it is being written. */
export const launchDevSite = (ports: Ports): ChildProcess =>
  launchNode([nextCli, 'dev', '--port', `${ports.site}`], {
    env: { ...buildPortsEnv(ports), NODE_ENV: 'development' },
  });
