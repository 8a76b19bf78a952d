import type { Agentforce } from '@/lib/domain/settings';
import { limitTime } from '@/lib/visitor/device/limit-time';
import { loadScript } from '@/lib/visitor/device/load-script';
import { type Availability, configurationUrl, parseAvailability, scriptUrl } from './chat.logic';

/** Milliseconds for an answer of the service, whatever it is. */
const patience = 8_000;

/** Whether someone answers now. A check that fails leaves it unknown (spec visitor §4). */
export async function askAvailability(parts: Agentforce, language: string): Promise<Availability> {
  try {
    const answer = await fetch(configurationUrl(parts, language), {
      signal: AbortSignal.timeout(patience),
      credentials: 'omit',
    });
    return answer.ok ? parseAvailability(await answer.json()) : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** What the service's script leaves behind, as far as it is used here. */
type Bootstrap = {
  settings: { language: string };
  init(orgId: string, deployment: string, siteUrl: string, options: { scrt2URL: string }): void;
  utilAPI: { launchChat(): Promise<unknown> };
};

let isReady = false;

/** Opens the chat's own window. Rejects when the service does not come up. */
export async function launchChat(parts: Agentforce, language: string): Promise<void> {
  await loadScript(scriptUrl(parts));
  const bootstrap = readBootstrap(window);
  if (!isReady) {
    const ready = waitUntilReady();
    // Nobody waits for it any more where what follows throws.
    ready.catch(() => {});
    bootstrap.settings.language = language;
    bootstrap.init(parts.orgId, parts.deployment, parts.siteUrl, { scrt2URL: parts.scrtUrl });
    await ready;
    isReady = true;
  }
  await limitTime(bootstrap.utilAPI.launchChat());
}

function readBootstrap(scope: object): Bootstrap {
  const found = 'embeddedservice_bootstrap' in scope ? scope.embeddedservice_bootstrap : null;
  if (!isBootstrap(found)) throw new Error('The script of the chat brought no chat.');
  return found;
}

const isBootstrap = (value: unknown): value is Bootstrap =>
  typeof value === 'object' && value !== null && 'init' in value && 'utilAPI' in value && 'settings' in value;

const waitUntilReady = () =>
  new Promise<void>((done, fail) => {
    setTimeout(() => fail(new Error('The chat does not come up.')), patience);
    addEventListener('onEmbeddedMessagingReady', () => done(), { once: true });
  });
