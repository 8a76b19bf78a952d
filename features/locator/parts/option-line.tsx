import { useLocale, useTranslations } from 'next-intl';
import { Highlight } from '@/components/ui/highlight/highlight';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon.names';
import { kilometresBetween } from '@/lib/domain/distance';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { withoutBrand } from '@/lib/sites/brand';
import { useHere } from '@/lib/visitor/place/use-here';
import type { LocatorOption } from './locator.logic';
import styles from './locator-dialog.module.scss';

interface Props {
  option: LocatorOption;
  /** What was typed, marked where the name matches it. */
  typed?: string;
  /** Left out: a pin for a town, a screen for a cinema. */
  icon?: IconName;
  /** The visitor has chosen it before: its name alone says which it is. */
  isOwn?: boolean;
}

export function OptionLine({ option: { choice, place, detail, gps }, typed = '', icon, isOwn = false }: Props) {
  const t = useTranslations('locator');
  const say = useTranslations('locatorDialog');
  const locale = useLocale();
  const here = useHere();
  const isShort = isOwn && choice.mode === 'cinema';
  const cinemas = t('count', { count: place.cinemas.length });
  return (
    <>
      <Icon name={icon ?? (choice.mode === 'city' ? 'pin' : 'screen')} />
      <span className={styles.words}>
        <span>
          <Highlight title={isShort ? withoutBrand(place.name) : place.name} typed={typed} />
        </span>
        {!isShort && <small>{detail ?? (typed ? say('city', { cinemas }) : cinemas)}</small>}
      </span>
      {here && gps && <small className={styles.far}>{formatKilometres(kilometresBetween(here, gps), locale)}</small>}
    </>
  );
}
