import { useTranslations } from 'next-intl';
import schemas from '@/lib/gateway/openapi/schemas.json' with { type: 'json' };
import { writeType } from './notation.logic';
import styles from './types.module.scss';

/** What answers are made of, a type to open each; a link to one opens it. */
export function Types() {
  const t = useTranslations('apiDocs');
  return (
    <details className={styles.all}>
      <summary>
        <h2>{t('typesTitle')}</h2>
      </summary>
      <p className={styles.text}>{t('typesText')}</p>
      <div className={styles.types}>
        {Object.entries(schemas.types).map(([name, schema]) => (
          <details key={name} className={styles.type}>
            <summary>
              <code>{name}</code>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard. */}
            <pre id={`type-${name}`} tabIndex={0} lang="en">
              <code>{writeType(schema)}</code>
            </pre>
          </details>
        ))}
      </div>
    </details>
  );
}
