import { variableNames } from '@/lib/env/variables';

/** The tests are about the embedded mock API, whatever a machine is set to. Empty, not absent: Next would read an absent one from `.env.local`. */
export const onTheDemo = Object.fromEntries(
  variableNames.filter((name) => name === 'METRICS_PORT' || !name.endsWith('PORT')).map((name) => [name, '']),
);
