import { createHash } from 'node:crypto';
import type { Reply } from './ask-site';

/** A policy that has all inline scripts run names none. */
const isOpen = (policy: string) => policy.includes("'unsafe-inline'") && !policy.includes("'sha256-");
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const runs = (attributes: string) => !/ src="| type="application\//.test(attributes);

/**
 * The beginnings of those scripts of a page that a policy of it forbids, or what is missing: whoever asks for a page must be
 * told which scripts are its own.
 */
export function listUnnamedScripts({ text, headers }: Reply): string[] {
  const rules = `${headers['content-security-policy']}`
    .split(', ')
    .map((policy) => /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? '');
  const strict = rules.filter((rule) => !isOpen(rule));
  if (strict.length === 0) return ['no policy names scripts'];
  return [...text.matchAll(scripts)].flatMap(([, attributes = '', script = '']) => {
    const digest = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    return !runs(attributes) || strict.every((rule) => rule.includes(digest)) ? [] : [script.slice(0, 60)];
  });
}
