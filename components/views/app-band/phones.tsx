import Image, { type StaticImageData } from 'next/image';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Language } from '@/lib/sites/languages';
import styles from './phones.module.scss';
import cinemaDe from './screens/cinema-de.webp';
import cinemaEn from './screens/cinema-en.webp';
import cinemaFr from './screens/cinema-fr.webp';
import cinemaNl from './screens/cinema-nl.webp';
import filmDe from './screens/film-de.webp';
import filmEn from './screens/film-en.webp';
import filmFr from './screens/film-fr.webp';
import filmNl from './screens/film-nl.webp';

const screens: Record<Language, readonly [film: StaticImageData, cinema: StaticImageData]> = {
  fr: [filmFr, cinemaFr],
  en: [filmEn, cinemaEn],
  de: [filmDe, cinemaDe],
  nl: [filmNl, cinemaNl],
};

/** Two telephones with a film and a cinema on them, in the language of the page; one on small screens. Decoration; `first` where they stand in the first screen. */
export function Phones({ first }: { first: boolean }) {
  return (
    <div className={styles.phones} aria-hidden="true">
      {screens[useLanguage()].map((screen, index) => (
        <div key={index === 0 ? 'film' : 'cinema'} className={styles.phone}>
          <Image
            src={screen}
            alt=""
            width={480}
            height={960}
            sizes="240px"
            {...(first && index === 0 && { loading: 'eager', fetchPriority: 'high' })}
          />
        </div>
      ))}
    </div>
  );
}
