import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endGracefully } from '@/lib/process/end-gracefully';
import { isEnding } from '@/lib/process/ending';
import { startTelemetry } from '@/lib/telemetry/start-telemetry';
import { doTraced } from '@/lib/telemetry/traces';

/** A server that closes as Next's does, answers `/slow/MILLISECONDS` in two parts, and hears nobody during `/busy/MILLISECONDS`. */
const server = createServer(async ({ url = '' }, response) => {
  if (url === '/ready') return void response.writeHead(isEnding() ? 503 : 200).end();
  if (url.startsWith('/busy/')) {
    const until = Date.now() + Number(url.split('/')[2]);
    while (Date.now() < until);
    return void response.end('done');
  }
  response.write('first ');
  await doTraced({ name: `answer ${url}`, attributes: {} }, () => pause(Number(url.split('/')[2] ?? 0)));
  response.end('last');
});
process.on('SIGTERM', () => server.close(() => process.exit(143)));
const [, , linger, most] = process.argv;
const isCollected = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
const flush = isCollected ? await startTelemetry({ isCollected, metrics: null, share: 1 }) : null;
endGracefully(() => Number(linger), flush, most ? Number(most) : undefined);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address?.port);
});
