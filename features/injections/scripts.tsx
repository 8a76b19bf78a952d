import { env } from '@/lib/env';
import { ScriptsIsland } from './scripts.island';

/** What editors put into every page for those who allow it. */
export const Scripts = () => <ScriptsIsland hosts={env().tagHosts} />;
