import { notFound } from 'next/navigation';
import * as rootParams from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale, locales } from '../sites/locales';
import { siteFacts } from '../sites/sites';

export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootParams.locale());
  if (!isLocale(locale)) notFound();
  const { language, site } = locales[locale];
  return {
    locale,
    timeZone: siteFacts(site).timeZone,
    messages: (await import(`../../messages/${language}.json`)).default,
  };
});
