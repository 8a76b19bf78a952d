import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/accordion/accordion';
import { Icon } from '@/components/icon/icon';
import { Prose } from '@/components/prose/prose';
import type { Service } from '@/lib/domain/cinema';
import styles from './services.module.scss';

/** One opens at a time and closes when chosen again; those for disabled visitors come first and are marked. */
export function Services({ services }: { services: readonly Service[] }) {
  const t = useTranslations('cinema.info');
  if (services.length === 0) return null;
  const ordered = services.toSorted((a, b) => Number(b.isAccessibility) - Number(a.isAccessibility));
  return (
    <div>
      <h3 className={styles.title}>{t('services')}</h3>
      {ordered.map((service) =>
        service.html ? (
          <Accordion key={service.slug} name="services" summary={<Name service={service} />}>
            <Prose html={service.html} size="note" />
          </Accordion>
        ) : (
          <p key={service.slug} className={styles.bare}>
            <Name service={service} />
          </p>
        ),
      )}
    </div>
  );
}

function Name({ service: { label, isAccessibility } }: { service: Service }) {
  const t = useTranslations('cinema.info');
  return (
    <span className={styles.name}>
      {isAccessibility && <Icon name="wheelchair" label={t('accessible')} />}
      {label}
    </span>
  );
}
