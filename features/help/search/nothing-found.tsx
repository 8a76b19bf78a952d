import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { StateMessage } from '@/components/ui/state-message/state-message';
import type { HelpPaths } from '../paths/help-paths';
import { searchPath } from '../topics/help.logic';
import type { WordFound } from './help-search.queries';

type Props = {
  question: string;
  /** Words of it that find something. */
  found: readonly WordFound[];
  paths: HelpPaths;
};

/** Nothing was found for the whole question: its words one by one, with what each of them finds, and the topics. */
export function NothingFound({ question, found, paths }: Props) {
  const t = useTranslations('helpSearch');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(found.map((each) => t('wordFound', each)));
  return (
    <StateMessage
      level={2}
      title={t('none', { query: question })}
      text={found.length > 0 ? t('shorter', { words: list }) : t('otherWords')}
    >
      {found.map(({ word }, index) => (
        <IntentLink
          key={word}
          href={searchPath(paths, word)}
          className={buttonClass({ variant: index === 0 ? 'primary' : 'outline' })}
        >
          {t('searchFor', { word })}
        </IntentLink>
      ))}
      <IntentLink href={paths.home} className={buttonClass()}>
        {t('browse')}
      </IntentLink>
    </StateMessage>
  );
}
