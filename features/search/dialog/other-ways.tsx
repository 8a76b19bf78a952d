import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { href } from '@/lib/routing/href';

/** Where to go when the search has nothing to say; the help centre is asked the same. */
export function OtherWays({ text }: { text: string }) {
  const t = useTranslations('search.ways');
  const locale = useLocale();
  const help = href(locale, 'helpSearch');
  const ways = [
    { name: 'shows', path: href(locale, 'shows') },
    { name: 'cinemas', path: href(locale, 'cinemas') },
    { name: 'help', path: help && `${help}?q=${encodeURIComponent(text)}` },
  ] as const;
  return ways.map(
    ({ name, path }) =>
      path && (
        <IntentLink key={name} href={path} className={buttonClass()}>
          {t(name)}
        </IntentLink>
      ),
  );
}
