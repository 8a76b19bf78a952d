import type { Genre } from '../../artwork/film';
import { t, type Words } from '../../words';

/** What the catalogue calls a genre, and its slug, which stays French on every site. */
export const genres: Readonly<Record<Genre, { slug: string; name: Words }>> = {
  adventure: { slug: 'aventure', name: t('Aventure', 'Adventure', 'Abenteuer', 'Avontuur') },
  animation: { slug: 'animation', name: t('Animation', 'Animation', 'Animation', 'Animatie') },
  anime: { slug: 'anime', name: t('Anime', 'Anime', 'Anime', 'Anime') },
  ballet: { slug: 'ballet', name: t('Ballet', 'Ballet', 'Ballett', 'Ballet') },
  classic: { slug: 'classique', name: t('Classique', 'Classic', 'Klassiker', 'Klassieker') },
  comedy: { slug: 'comedie', name: t('Comédie', 'Comedy', 'Komödie', 'Komedie') },
  concert: { slug: 'concert', name: t('Concert', 'Concert', 'Konzert', 'Concert') },
  crime: { slug: 'policier', name: t('Policier', 'Crime', 'Krimi', 'Misdaad') },
  documentary: { slug: 'documentaire', name: t('Documentaire', 'Documentary', 'Dokumentarfilm', 'Documentaire') },
  drama: { slug: 'drame', name: t('Drame', 'Drama', 'Drama', 'Drama') },
  family: { slug: 'famille', name: t('Famille', 'Family', 'Familie', 'Familie') },
  fantasy: { slug: 'fantastique', name: t('Fantastique', 'Fantasy', 'Fantasy', 'Fantasy') },
  horror: { slug: 'epouvante-horreur', name: t('Épouvante', 'Horror', 'Horror', 'Horror') },
  musical: { slug: 'comedie-musicale', name: t('Comédie musicale', 'Musical', 'Musical', 'Musical') },
  opera: { slug: 'opera', name: t('Opéra', 'Opera', 'Oper', 'Opera') },
  romance: { slug: 'romance', name: t('Romance', 'Romance', 'Liebesfilm', 'Romantiek') },
  'sci-fi': {
    slug: 'science-fiction',
    name: t('Science-fiction', 'Science fiction', 'Science-Fiction', 'Sciencefiction'),
  },
  sport: { slug: 'sport', name: t('Sport', 'Sport', 'Sport', 'Sport') },
  theatre: { slug: 'theatre', name: t('Théâtre', 'Theatre', 'Theater', 'Theater') },
  thriller: { slug: 'thriller', name: t('Thriller', 'Thriller', 'Thriller', 'Thriller') },
};

/** Where a film comes from, guessed from what is spoken in it. */
export const countries: Readonly<Record<string, readonly Words[]>> = {
  fr: [
    t('France', 'France', 'Frankreich', 'Frankrijk'),
    t('France, Belgique', 'France, Belgium', 'Frankreich, Belgien', 'Frankrijk, België'),
  ],
  nl: [
    t('Pays-Bas', 'Netherlands', 'Niederlande', 'Nederland'),
    t('Pays-Bas, Belgique', 'Netherlands, Belgium', 'Niederlande, Belgien', 'Nederland, België'),
  ],
  de: [
    t('Allemagne', 'Germany', 'Deutschland', 'Duitsland'),
    t('Allemagne, Autriche', 'Germany, Austria', 'Deutschland, Österreich', 'Duitsland, Oostenrijk'),
  ],
  en: [
    t('Royaume-Uni', 'United Kingdom', 'Grossbritannien', 'Verenigd Koninkrijk'),
    t('Irlande, France', 'Ireland, France', 'Irland, Frankreich', 'Ierland, Frankrijk'),
    t('Canada', 'Canada', 'Kanada', 'Canada'),
  ],
};
