'use client';
// What was chosen can still be changed before one leaves for the desk.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal.island';
import type { Cta } from '@/lib/domain/cta';
import styles from './plan-modal.module.scss';
import { linkTarget } from './subscription.logic';

type Props = {
  title: string;
  words: ReactNode;
  /** What may be added. */
  options: ReactNode;
  cta: Cta;
  /** The way to the desk with what was chosen. */
  href: string;
};

/** The chosen plan once more, and where it is taken. */
export function PlanModal({ title, words, options, cta, href }: Props) {
  const t = useTranslations('plans');
  const { hostname } = new URL(href, location.href);
  return (
    <Modal id="subscription" title={t('yours')} closeLabel={t('close')} surface="paper">
      <div className={styles.words}>{words}</div>
      {options}
      <div className={styles.end}>
        <a className={buttonClass({ variant: 'primary', size: 'block' })} href={href} {...linkTarget(cta)}>
          {t('goOn', { title })}
        </a>
        {hostname && hostname !== location.hostname && <p className={styles.note}>{t('desk', { host: hostname })}</p>}
      </div>
    </Modal>
  );
}
