import { getLocale } from 'next-intl/server';
import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { passName } from '@/lib/sites/pass-name';
import { siteFacts } from '@/lib/sites/sites';
import { OwnPassIsland } from './profile/own-pass.island';

/** What the visitor's own pass is and may become, on the page that sells passes. */
export async function OwnPass() {
  const locale = await getLocale();
  const name = passName(locale);
  if (!name) return null;
  const plans = href(locale, 'subscription');
  const { pass } = siteFacts(locales[locale].site);
  return <OwnPassIsland name={name} plansPath={plans && `${plans}#plans`} cancelUrl={pass?.cancelUrl ?? null} />;
}
