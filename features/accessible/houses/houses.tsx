import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Prose } from '@/components/ui/prose/prose';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { AccessCinema } from '@/lib/domain/accessible';
import type { AccessPlace } from '../place/place';
import styles from './houses.module.scss';

interface Props {
  place: AccessPlace;
  /** In the order of those of the place; null is one that did not answer. */
  cinemas: readonly (AccessCinema | null)[];
}

/** What each cinema says of itself, and the way to whom one can ask. */
export function Houses({ place, cinemas }: Props) {
  const t = useTranslations('accessible');
  return (
    <>
      <h2 className={styles.heading} id="houses">
        {t('cinemas')}
      </h2>
      <ul className={styles.houses}>
        {place.cinemas.map(({ slug, name, href }, at) => {
          const told = cinemas[at];
          const Way = told?.url?.startsWith('/') ? IntentLink : 'a';
          return (
            <li key={slug} className={styles.house}>
              <h3 className={styles.name}>
                <IntentLink href={`${href}#info`}>{name}</IntentLink>
              </h3>
              {(told?.isStepFree || (told?.services.length ?? 0) > 0) && (
                <ul className={styles.facts}>
                  {told?.isStepFree && (
                    <li>
                      <Icon name="wheelchair" />
                      {t('stepFree')}
                    </li>
                  )}
                  {told?.services.map((service) => (
                    <li key={service}>
                      <Icon name="access" />
                      {service}
                    </li>
                  ))}
                </ul>
              )}
              {told?.html && <Prose html={told.html} size="note" />}
              {told?.url && (
                <Way className={textLinkClass('plain')} href={told.url}>
                  {t('more')}
                  <VisuallyHidden>, {name}</VisuallyHidden>
                </Way>
              )}
            </li>
          );
        })}
      </ul>
      {place.others.length > 0 && (
        <p className={styles.others}>
          {t('others')}{' '}
          {place.others.map(({ name, href }) => (
            <IntentLink key={href} href={`${href}#info`} className={textLinkClass('plain')}>
              {name}
            </IntentLink>
          ))}
        </p>
      )}
    </>
  );
}
