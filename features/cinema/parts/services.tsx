import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Icon } from '@/components/ui/icon/icon';
import { ImageElement } from '@/components/ui/picture/image-element.lean';
import { Prose } from '@/components/ui/prose/prose';
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

function Name({ service: { label, isAccessibility, picture } }: { service: Service }) {
  const t = useTranslations('cinema.info');
  return (
    <span className={styles.name}>
      {picture && (
        <span className={styles.badge}>
          <ImageElement src={picture} alt="" sizes={40} ratio={1} first={false} />
        </span>
      )}
      {label}
      {isAccessibility && <Icon name="access" label={t('accessible')} />}
    </span>
  );
}
