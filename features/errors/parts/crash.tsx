import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import styles from './crash.module.scss';

export type CrashWords = { code: string; title: string; text: string };

interface Props extends CrashWords {
  /** For whoever is asked about it. */
  reference?: string | undefined;
  /** The ways on. */
  children: ReactNode;
}

/** 500 and 503: no data, no picture, nothing that could fail again. */
export function Crash({ code, title, text, reference, children }: Props) {
  return (
    <Wrap>
      <div className={styles.crash}>
        <div className={styles.words}>
          <p className={styles.code}>{code}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>{children}</div>
          {reference && <p className={styles.reference}>{reference}</p>}
        </div>
        <svg className={styles.lamp} viewBox="0 0 760 420" aria-hidden="true">
          <path d="M150 210 760-50V470L150 210Z" className={styles.dark} />
          <path d="M251 136.5A106 106 0 1 0 251 283.5" fill="none" stroke="currentcolor" strokeWidth="46" />
          <circle cx="156" cy="210" r="26" className={styles.bulb} />
        </svg>
      </div>
    </Wrap>
  );
}
