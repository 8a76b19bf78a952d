import { demo } from './demo';
import { isOnDemo } from './upstreams';
import { findOwn, listSites, parseVariables, type Source, type Variables } from './variables';

const names = ['MEDIA_HOSTS', 'TAG_HOSTS', 'AUTH_FRAME_HOSTS'] as const;

/**
 * What a build holds of its environment: the hosts that pages may load from, as sources of a content security policy.
 * Header rules and picture rules are made with them, the fingerprint of a build counts them, and no server starts on others.
 */
export type BuiltIn = Readonly<Record<(typeof names)[number], readonly string[]>>;

export const readBuiltIn = (source: Source = process.env): BuiltIn => pickBuiltIn(parseVariables(source));

/**
 * The demo's own hosts, which are this machine, count only while every site runs on it: one whose catalogue was forgotten
 * would have all of them ask here. Those whose scripts run count beside no pictures of others either.
 */
export function pickBuiltIn(variables: Variables): BuiltIn {
  const { MEDIA_HOSTS, TAG_HOSTS, AUTH_FRAME_HOSTS } = variables;
  const sites = listSites(variables);
  const isDemo = sites.every((site) => isOnDemo(variables, site));
  const signsIn = sites.some((site) => !findOwn(variables, 'AUTH_DOMAIN', site));
  return {
    MEDIA_HOSTS: MEDIA_HOSTS?.map(secure) ?? (isDemo ? demo.hosts.MEDIA_HOSTS : []),
    TAG_HOSTS: TAG_HOSTS?.map(secure) ?? (isDemo && !MEDIA_HOSTS ? demo.hosts.TAG_HOSTS : []),
    AUTH_FRAME_HOSTS: AUTH_FRAME_HOSTS?.map(secure) ?? (isDemo && signsIn ? demo.hosts.AUTH_FRAME_HOSTS : []),
  };
}

/** Whether who builds looks at the types by other means. */
export const areTypesChecked = (): boolean => process.env.TYPES === 'checked';

/** Whether what a server needs is laid together as well. */
export const isPackaged = (): boolean => process.env.STANDALONE === '1';

const secure = (host: string) => `https://${host}`;

/** What Next wrote into this build from `next.config.ts`; nothing outside of one. */
export function findMadeWith(): BuiltIn | null {
  const text = process.env.BUILT_IN;
  return text ? JSON.parse(text) : null;
}

/** Throws one sentence where a build lets pages load from elsewhere than the environment it is started in says. */
export function demandBuiltIn(made: BuiltIn, now: BuiltIn): void {
  const changed = names.filter((name) => String(made[name]) !== String(now[name]));
  if (changed.length === 0) return;
  const changes = changed.map((name) => `${name} meant ${said(made[name])} and now means ${said(now[name])}`);
  throw new Error(
    `This build was made for other hosts: ${changes.join(', ')}. Build again with the variables that the site is started with; where these are unset, CATALOGUE_API_URL and AUTH_DOMAIN decide.`,
  );
}

const said = (sources: readonly string[]) => sources.join(' ') || 'none';
