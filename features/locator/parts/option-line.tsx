import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import { highlight, type Option } from '../locator.logic';
import styles from './locator-dialog.module.scss';

interface Props {
  option: Option;
  /** What was typed, marked where the name matches it. */
  typed?: string;
}

export function OptionLine({ option: { choice, place, detail }, typed = '' }: Props) {
  const t = useTranslations('locator');
  const cinemas = t('count', { count: place.cinemas.length });
  const pieces = highlight(place.name, typed);
  return (
    <>
      <Icon name={choice.mode === 'city' ? 'pin' : 'screen'} />
      <span className={styles.words}>
        <span>
          {pieces.map(({ piece, matches }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name have no other identity
            matches ? <mark key={at}>{piece}</mark> : piece,
          )}
        </span>
        <small>{detail ?? (typed ? t('city', { cinemas }) : cinemas)}</small>
      </span>
    </>
  );
}
