import { startMockApi } from './serve';
import { warmUp } from './warm-up';

function portFrom(name: string, usual: number): number {
  const port = Number(process.env[name] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} must be a port number; it is set to "${process.env[name]}".`);
  process.exit(1);
}

const { MOCK_SCALE, MOCK_NOW } = process.env;
if (MOCK_SCALE && !/^[1-9]\d*$/.test(MOCK_SCALE)) {
  console.error(`MOCK_SCALE must be a whole number from 1 on; it is set to "${MOCK_SCALE}".`);
  process.exit(1);
}

const site = portFrom('PORT', 3000);
const port = portFrom('MOCK_PORT', site + 1);
const mediaPort = portFrom('MEDIA_PORT', site + 2);
const identityPort = portFrom('IDENTITY_PORT', site + 3);
const now = MOCK_NOW || undefined;

try {
  const { close } = await startMockApi({
    port,
    mediaPort,
    identity: { port: identityPort, sitePort: site },
    ...(now && { now }),
  });
  console.log(
    `mock API http://127.0.0.1:${port}/fr/api/shows, pictures http://127.0.0.1:${mediaPort}, sign-in http://localhost:${identityPort}${now ? `, clock at ${now}` : ''}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(0)));
  if (process.env.MOCK_WARM !== '0') warmUp().catch((error: unknown) => console.error('mock-api: warm-up', error));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
