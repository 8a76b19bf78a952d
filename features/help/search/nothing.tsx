import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { State } from '@/components/ui/state/state';
import type { HelpPaths } from '../paths/help-paths';
import { searchPath } from '../topics/help.logic';
import { wordsToTry } from './help-search.logic';
import { useWordsFound } from './help-search.queries';

type Props = { question: string; minLength: number; paths: HelpPaths };

/** Nothing was found for the whole question: its words one by one, with what each of them finds, and the topics. */
export function Nothing({ question, minLength, paths }: Props) {
  const t = useTranslations('helpSearch');
  const locale = useLocale();
  const found = useWordsFound(wordsToTry(question, minLength));
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(found.map((each) => t('wordFound', each)));
  return (
    <State
      level={2}
      title={t('none', { query: question })}
      text={found.length > 0 ? t('shorter', { words: list }) : t('otherWords')}
    >
      {found.map(({ word }, place) => (
        <IntentLink
          key={word}
          href={searchPath(paths, word)}
          className={buttonClass({ variant: place === 0 ? 'primary' : 'outline' })}
        >
          {t('searchFor', { word })}
        </IntentLink>
      ))}
      <IntentLink href={paths.home} className={buttonClass()}>
        {t('browse')}
      </IntentLink>
    </State>
  );
}
