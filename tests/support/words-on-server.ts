import { createTranslator } from 'next-intl';
import { type Locale, locales } from '@/lib/sites/locales';
import { messagesIn } from './messages-in';

/** Stands in for `next-intl/server`, which needs a request of Next: the same words, in French where none are named. */
export const getTranslations = async ({
  locale = 'fr-FR',
  namespace,
}: {
  locale?: Locale;
  namespace: keyof ReturnType<typeof messagesIn>;
}) => createTranslator({ locale, messages: messagesIn(locales[locale].language), namespace });
