import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { Section } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import type { ExperienceDetails } from '@/lib/domain/experience';
import { ProofDrawing } from '../scale-drawings/proof';
import { pickProof } from '../scale-drawings/proof.logic';
import { type KeyFact, pickIntro, pickKeyFacts, type Town } from '../wall/experiences.logic';
import styles from './explanation.module.scss';
import { panels } from './panels';

const shot = coverOf('hall', { desktop: ['45vw', 16 / 9], phone: ['92vw', 16 / 9] });

type Props = { experience: ExperienceDetails; films: number; towns: readonly Town[] };

/** What it changes, in the figures its editors set in bold and those the programme knows; one that can be drawn is. */
export function Explanation({ experience, films, towns }: Props) {
  const t = useTranslations('experiences');
  const { slug, title, details, tagline, teaser, banner, isPremium } = experience;
  const lead = (details && pickIntro(details.html)) ?? (teaser && tagline);
  const facts = details ? pickKeyFacts(details.html) : [];
  const cinemas = towns.flatMap((town) => town.cinemas).length;
  // What their editors say of its price in figures needs no words of ours.
  const isPriced = facts.some(({ term }) => term.startsWith('+'));
  const known = [
    isPremium && !isPriced && { term: t('premium'), text: t('premiumText') },
    cinemas > 0 && { term: t('where', { count: cinemas }), text: t('inTowns', { count: towns.length }) },
    films > 0 && { term: t('titles', { count: films }), text: t('planned') },
  ];
  const rows = [...facts, ...known.filter((row) => row !== false)];
  const proof = pickProof({ slug, title: details?.title ?? null, facts });
  if (!details && rows.length === 0) return null;
  return (
    <Section labelledBy="change">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="change" className={styles.title}>
            {details?.title ?? t('change')}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {proof && <Facts rows={rows} />}
          {details && (
            <a href={`#${panels.details}`} className={buttonClass()} aria-haspopup="dialog">
              {t('details')}
            </a>
          )}
          {banner && !proof && (
            <div className={styles.banner}>
              <Picture src={banner} alt="" ratio="wide" {...shot} />
            </div>
          )}
        </div>
        {proof ? <ProofDrawing proof={proof} name={title} /> : <Facts rows={rows} />}
      </div>
    </Section>
  );
}

function Facts({ rows }: { rows: readonly KeyFact[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
