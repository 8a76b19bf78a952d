import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { cinemaDayOf } from '@/lib/domain/day';
import { listedKey, writeList } from '@/lib/domain/shortlist';
import { type ListedState, listedStateOf, pickBest } from '@/lib/domain/shortlist-choice';
import { findVote, type SharedList, withoutListed, withVote } from '@/lib/domain/shortlist-link';
import { useLanguage } from '@/lib/i18n/use-language';
import { calendarPath } from '@/lib/routing/calendar-files';
import { focusPage } from '@/lib/visitor/device/focus-page';
import type { ListFacts } from './listed';
import { ListedRow } from './listed-row';
import { RepliesOffer } from './replies-offer';
import { SendBar } from './send-bar';
import styles from './shortlist.module.scss';
import { useListed } from './use-listed';
import { useMyVote } from './use-my-vote';
import { useReplies } from './use-replies';
import type { useSharedList } from './use-shared-list';

interface Props extends Pick<ReturnType<typeof useSharedList>, 'isOwn' | 'write' | 'shorten'> {
  shared: SharedList;
  facts: ListFacts;
}

/** The showings of a list in the order of time, how each stands now, and who can come. */
export function Comparison({ shared, facts, isOwn, write, shorten }: Props) {
  const t = useTranslations('shortlist');
  const locale = useLocale();
  const language = useLanguage();
  const { answers, retry } = useListed(locale, shared.listed);
  const today = useAtClock(facts, cinemaDayOf);
  const missing = useReplies(shared, today);
  const mine = useMyVote({ shared, missing, write, today });
  const votes = mine.vote && mine.can.length ? withVote(shared.votes, mine.vote) : shared.votes;
  const elsewhere = missing.filter(({ name }) => !findVote(votes, name));
  const states = useAtClock(facts, (clock) =>
    shared.listed
      .map((one, index) => listedStateOf(one, answers[index]?.data?.found?.showing ?? null, clock))
      .join(' '),
  ).split(' ') as ListedState[];
  const choices = shared.listed
    .map((one, index) => ({ ...one, ...answers[index], state: states[index] ?? 'gone' }))
    .sort((a, b) => (a.data?.found?.showing.time ?? a.time).localeCompare(b.data?.found?.showing.time ?? b.time));
  const best = pickBest(choices, votes);
  const remove = (bookingId: string) => {
    focusPage();
    shorten(withoutListed(shared, bookingId));
  };
  return (
    <>
      <div className={styles.tools} data-screen-only>
        {votes.length > 0 && (
          <p className={styles.voices}>{t('voices', { names: votes.map(({ name }) => name).join(', ') })}</p>
        )}
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={calendarPath('showings', { language, list: writeList(shared.listed) })}
          rel="nofollow"
        >
          <Icon name="calendar" />
          {t('calendar')}
        </a>
        <Button variant="quiet" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <RepliesOffer votes={elsewhere} onAdd={() => mine.add(elsewhere)} />
      {choices.some(({ hasFailed }) => hasFailed) && (
        <StateMessage kind="error" title={t('failed')}>
          <Button onClick={retry}>{t('retry')}</Button>
        </StateMessage>
      )}
      <ol className={styles.list}>
        {choices.map((choice) => (
          <ListedRow
            key={listedKey(choice)}
            {...{ choice, votes }}
            isBest={choice.bookingId === best}
            isMine={mine.can.includes(choice.bookingId)}
            onTick={() => mine.toggle(choice.bookingId)}
            onRemove={isOwn ? () => remove(choice.bookingId) : null}
          />
        ))}
      </ol>
      <SendBar {...{ shared, mine }} path={facts.path} />
    </>
  );
}
