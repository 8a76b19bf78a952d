import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import type { HelpPaths } from '../paths/help-paths';
import { searchPath } from './help.logic';
import type { HelpHome } from './help.table';
import styles from './suggestions.module.scss';

/** What others look for, as searches ready to go. */
export function Suggestions({ names, paths }: { names: HelpHome['suggestions']; paths: HelpPaths }) {
  const t = useTranslations('help');
  return (
    <p className={styles.line}>
      {t('often')}
      {names.map((name) => (
        <IntentLink key={name} href={searchPath(paths, t(`suggestion.${name}`))} className={styles.link}>
          {t(`suggestion.${name}`)}
        </IntentLink>
      ))}
    </p>
  );
}
