import { useTranslations } from 'next-intl';
import { planName } from './account.logic';

const kinds = ['solo', 'duo', 'under26'] as const;

/** Names a plan after its pass: in the visitor's language where it is one we know, else as the API calls it. */
export function usePlanName(pass: string): (plan: string) => string {
  const t = useTranslations('account.plan');
  return (plan) => {
    const kind = kinds.find((one) => one === plan);
    return planName(pass, kind ? t(kind) : plan);
  };
}
