import { env } from '@/lib/env/env';
import { ScriptsIsland } from './parts/scripts.island';

/** What editors put into every page for those who allow it. */
export const Scripts = () => <ScriptsIsland hosts={env().tagHosts} />;
