import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { type Group, groups } from '@/lib/gateway/openapi/groups';
import { listOperations, type Operation } from '@/lib/gateway/openapi/operations';
import schemas from '@/lib/gateway/openapi/schemas.json' with { type: 'json' };
import { statuses } from '@/lib/gateway/openapi/statuses';
import { formatDuration } from '@/lib/i18n/duration';
import styles from './calls.module.scss';
import { listNames, writeType } from './notation.logic';

const operations = listOperations();
/** As an address has them, each once. */
const parts = [
  ...new Set([
    'language' as const,
    ...operations.flatMap(({ parts, query, headers }) => [...parts, ...query, ...headers]),
  ]),
];

/** Every call by its group, then what goes into one and what comes back. */
export function Calls() {
  const t = useTranslations('apiDocs');
  return (
    <>
      {(Object.keys(groups) as Group[]).map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`calls-${group}`}>
          <h2 id={`calls-${group}`}>{t(`groups.${group}`)}</h2>
          <ul className={styles.calls}>
            {operations
              .filter((operation) => operation.group === group)
              .map((operation) => (
                <Call key={operation.path} operation={operation} />
              ))}
          </ul>
        </section>
      ))}
      <section className={styles.group} aria-labelledby="calls-parts">
        <h2 id="calls-parts">{t('partsTitle')}</h2>
        <dl className={styles.terms}>
          {parts.map((part) => (
            <Fragment key={part}>
              <dt>{part}</dt>
              <dd>{t(`parts.${part}`)}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section className={styles.group} aria-labelledby="calls-statuses">
        <h2 id="calls-statuses">{t('statusesTitle')}</h2>
        <dl className={styles.terms}>
          {statuses.map((status) => (
            <Fragment key={status}>
              <dt>{status}</dt>
              <dd>{t(`statuses.${status}`)}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </>
  );
}

function Call({ operation: { path, query, fixed, calls, cache } }: { operation: Operation }) {
  const t = useTranslations('apiDocs');
  const locale = useLocale();
  const answer = schemas.answers[calls[0]];
  const [name] = listNames(answer);
  const asked = [...Object.entries(fixed).map(([key, value]) => `${key}=${value}`), ...query.map((key) => `${key}=`)];
  return (
    <li className={styles.call}>
      <code className={styles.path}>
        {breakable(path)}
        {asked.length > 0 && <span>{`?${asked.join('&')}`}</span>}
      </code>
      <p>{calls.map((call) => t(`calls.${call}`)).join(' ')}</p>
      <p className={styles.answer}>
        {name ? (
          <a href={`#type-${name}`}>
            <code>{shortened(writeType(answer))}</code>
          </a>
        ) : (
          <code>{shortened(writeType(answer))}</code>
        )}{' '}
        {cache === 'never' ? t('never') : t('kept', { time: formatDuration(cache.seconds / 60, locale) })}
      </p>
    </li>
  );
}

/** What has no name is told where the document is read. */
const shortened = (type: string) => type.replace(/\{\n[\s\S]*\n\}/, '{ … }');

/** An address may be broken before a slash, and nowhere else. */
const breakable = (path: string) =>
  path.split(/(?=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an address never changes.
    <Fragment key={at}>
      {at > 1 && <wbr />}
      {/^\/\{/.test(part) ? (
        <>
          /<var>{part.slice(1)}</var>
        </>
      ) : (
        part
      )}
    </Fragment>
  ));
