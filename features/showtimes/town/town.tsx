import { useTranslations } from 'next-intl';
import { FittingRows } from './fitting-rows';
import styles from './town.module.scss';
import type { TownProps } from './town-props';
import { useTown } from './use-town';
import { Wishes } from './wishes';

/** What may be asked of the showings of a town, how many fit, and in the rows of its cinemas which. */
export function Town(props: TownProps) {
  const t = useTranslations('guide');
  const { wanted, facts, cinemas, onOpen } = props;
  const { films, today, day, rows } = useTown(props);
  const isSettled = rows.every(({ isAnswered, hasFailed }) => isAnswered || hasFailed);
  const showings = rows.reduce((sum, { left }) => sum + left.length, 0);
  return (
    <>
      <Wishes {...props} {...{ films, isSettled, today, day }} />
      <p className={styles.said} role="status">
        {wanted && (isSettled ? t('summary', { cinemas: cinemas.length, showings }) : t('loading'))}
      </p>
      {wanted && <FittingRows {...{ rows, wanted, facts, today, day, onOpen }} />}
    </>
  );
}
