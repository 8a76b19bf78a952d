import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useShare } from '@/components/page/share/use-share';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { Icon } from '@/components/ui/icon/icon';
import type { SharedList } from '@/lib/domain/shortlist-link';
import styles from './send-bar.module.scss';
import type { useMyVote } from './use-my-vote';

type Props = { shared: SharedList /** Of the page. */; path: string; mine: ReturnType<typeof useMyVote> };

/** Sends the list, with what who looks at it has ticked: whose ticks they are must then be said. */
export function SendBar({ shared, path, mine }: Props) {
  const t = useTranslations('shortlist');
  const share = useShare();
  const [isNameless, setNameless] = useState(false);
  const { name, can, vote } = mine;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = can.length > 0 && !vote;
    setNameless(isMissing);
    if (isMissing) return;
    mine.commit();
    const text = vote ? t('sent', { name: vote.name, count: can.length }) : t('asked');
    // The address holds the reply from now on.
    await share({ title: t('metaTitle'), text, path: path + location.hash });
  };
  return (
    <form className={styles.bar} data-surface="paper" data-screen-only onSubmit={send} aria-label={t('send')}>
      <div className={styles.name}>
        <Field
          label={t('name')}
          name="friend"
          hint={t('hint')}
          error={isNameless && !vote ? t('noName') : undefined}
          value={name}
          maxLength={24}
          autoComplete="given-name"
          onChange={({ target }) => mine.setName(target.value)}
          onBlur={mine.commit}
        />
      </div>
      <Button type="submit" variant="primary">
        <Icon name="share" />
        {t(shared.votes.length > 0 || can.length > 0 ? 'reply' : 'send')}
      </Button>
    </form>
  );
}
