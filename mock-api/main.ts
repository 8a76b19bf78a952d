import { startMockApi } from './serve';
import { readSettings } from './settings';
import { warmUp } from './warm-up';

try {
  const settings = readSettings(process.env);
  const { close } = await startMockApi(settings);
  const { port, mediaPort, identity, now } = settings;
  console.log(
    `mock API http://127.0.0.1:${port}/fr/api/shows, pictures http://127.0.0.1:${mediaPort}, sign-in http://localhost:${identity.port}${now ? `, clock at ${now}` : ''}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(0)));
  if (process.env.MOCK_WARM !== '0') warmUp().catch((error: unknown) => console.error('mock-api: warm-up', error));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
