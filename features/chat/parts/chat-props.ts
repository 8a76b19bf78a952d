import type { Agentforce } from '@/lib/domain/settings';

export interface ChatProps {
  parts: Agentforce;
  /** Null on a site without a help centre. */
  helpPath: string | null;
  hasFeedback: boolean;
}
