import type { Agentforce } from '@/lib/domain/settings';

/** open: someone answers; busy: nobody is free; closed: outside its hours; unknown: the question itself failed. */
export type Availability = 'open' | 'busy' | 'closed' | 'unknown';

/** The instructions that hide the chat (spec visitor §4, "Chat"). */
const hidden: Readonly<Record<string, Availability>> = {
  hide_reason_no_agents_available: 'busy',
  schedule: 'closed',
};

/** What the chat's own configuration says; anything that is no configuration says nothing. */
export function parseAvailability(answer: unknown): Availability {
  if (typeof answer !== 'object' || answer === null) return 'unknown';
  const { instructions = [] } = answer as { instructions?: unknown };
  if (!Array.isArray(instructions)) return 'unknown';
  const reasons = instructions.flatMap((each: { type?: unknown } | null) =>
    typeof each?.type === 'string' ? (hidden[each.type] ?? []) : [],
  );
  return reasons[0] ?? 'open';
}

/** Where the chat service tells whether it may be offered. */
export function configurationUrl({ scrtUrl, orgId, deployment }: Agentforce, language: string): string {
  const asked = new URLSearchParams({ orgId, esConfigName: deployment, language });
  return `${scrtUrl.replace(/\/$/, '')}/embeddedservice/v1/embedded-service-config?${asked}`;
}

/** The service's own script. */
export const scriptUrl = ({ siteUrl }: Agentforce): string =>
  `${siteUrl.replace(/\/$/, '')}/assets/js/bootstrap.min.js`;
