import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { type SharedList, writeSharedList } from '@/lib/domain/shortlist-link';
import { useLanguage } from '@/lib/i18n/use-language';
import { absoluteUrl, href } from '@/lib/routing/href';
import { localeOf, locales } from '@/lib/sites/locales';
import { isSiteId, siteFacts } from '@/lib/sites/sites';

/** A list of another country: its cinemas are not known here, and there it is whole. */
export function Foreign({ shared }: { shared: SharedList }) {
  const t = useTranslations('shortlist.foreign');
  const language = useLanguage();
  const { site } = shared;
  const locale = isSiteId(site) && (localeOf(site, language) ?? localeOf(site, siteFacts(site).defaultLanguage));
  if (!locale) return <StateMessage kind="error" level={2} title={t('title')} text={t('none')} />;
  const url = absoluteUrl(locales[locale.code], href(locale.code, 'shortlist') ?? '/');
  return (
    <StateMessage kind="error" level={2} title={t('title')} text={t('text')}>
      <a className={buttonClass({ variant: 'primary' })} href={`${url}#${writeSharedList(shared)}`}>
        {t('go', { host: siteFacts(locale.site).domain })}
      </a>
    </StateMessage>
  );
}
