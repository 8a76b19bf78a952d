import type { SiteId } from '@/lib/sites/sites';
import { t, type Words } from '../../words';
import type { Shot } from '../pictures';

type Ad = { title: Words; label: Words; to: string; picture: Shot | null };

const hall: Ad = {
  title: t(
    'Votre réunion sur 22 mètres',
    'Your meeting, twenty-two metres wide',
    'Ihre Sitzung auf 22 Metern',
    'Je vergadering op 22 meter',
  ),
  label: t('Annonce', 'Advertisement', 'Anzeige', 'Advertentie'),
  to: '{info:une-salle-pour-vous}',
  picture: ['stills', 's12-hall-hire'],
};

/** Booked by country; the others have none. */
export const ads: Partial<Record<SiteId, Ad>> = {
  fr: hall,
  nl: {
    ...hall,
    title: t(
      'Café Lumière, torréfié la nuit',
      'Café Lumière, roasted by night',
      'Café Lumière, nachts geröstet',
      'Café Lumière, ’s nachts gebrand',
    ),
    to: 'https://coffee.example/lumiere',
    picture: ['stills', 's14-morning-coffee'],
  },
  be: { ...hall, to: 'https://business.example/candela' },
};
